import { create } from 'zustand';

export const speeds = { half: 2, normal: 1, double: 0.5, instant: 0 } as const;
export type Speed = keyof typeof speeds;

export interface Settings {
  readonly speed: Speed;
  readonly sound: boolean;
  /** Ask before an armed option is carried out. */
  readonly confirm: boolean;
  /** Moments to stop at although one would rather pass, by whose turn it is; see `automatic.ts`. */
  readonly stops: Readonly<Record<string, boolean>>;
  /** Pass automatically wherever only cards on this list could be played. */
  readonly quiet: readonly string[];
  readonly reducedMotion: boolean | null;
}

const usual: Settings = { speed: 'normal', sound: true, confirm: true, stops: {}, quiet: [], reducedMotion: null };

const key = 'binary-sunset settings';

/** What was stored before; a browser that refuses to store has the usual settings. */
function read(): Settings {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...usual, ...value } : usual;
  } catch {
    return usual;
  }
}

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>((put, get) => ({
  ...read(),
  set(change) {
    put(change);
    const { set: _set, ...settings } = get();
    try {
      localStorage.setItem(key, JSON.stringify(settings));
    } catch {
      // The browser refuses to store: the settings hold until the page is closed.
    }
  },
}));
