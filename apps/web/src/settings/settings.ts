import { create } from 'zustand';
import { recalled, remember } from './remembered.ts';

export const speeds = { half: 2, normal: 1, double: 0.5, instant: 0 } as const;
export type Speed = keyof typeof speeds;

export const textSizes = ['usual', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

export interface Settings {
  readonly speed: Speed;
  readonly sound: boolean;
  /** Ask before an armed option is carried out. */
  readonly confirm: boolean;
  /** Ask in which order several cards go to a pile. */
  readonly order: boolean;
  /** Ask even where nothing is to be gained: by cancelling what one does oneself, or draining for 0. */
  readonly pointless: boolean;
  /** Ask once before something is wasted or lost, by kind; see `warnings.ts`. */
  readonly warnings: Readonly<Record<string, boolean>>;
  /** Moments to stop at although one would rather pass, by whose turn it is; see `automatic.ts`. */
  readonly stops: Readonly<Record<string, boolean>>;
  /** Pass automatically wherever only cards on this list could be played. */
  readonly quiet: readonly string[];
  /** How large what is read is: prompts, windows, the log, the card in view. */
  readonly text: TextSize;
  /** Null for whatever the system says. */
  readonly reducedMotion: boolean | null;
}

export const asUsual: Settings = {
  speed: 'normal',
  sound: true,
  confirm: true,
  order: false,
  pointless: false,
  warnings: {},
  stops: {},
  quiet: [],
  text: 'usual',
  reducedMotion: null,
};

const key = 'binary-sunset settings';

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>((put, get) => ({
  ...recalled(key, asUsual),
  set(change) {
    put(change);
    const { set: _set, ...settings } = get();
    remember(key, settings);
  },
}));
