import type { Handle, Player } from '@binary-sunset/kernel';
import type { Entry, Face } from '@binary-sunset/table';
import { person } from '@binary-sunset/table/plain';
import { create } from 'zustand';
import type { Engine, Moment, NewGame } from '../engine/protocol.ts';
import { automaticAnswer, titlesIn } from './automatic.ts';
import { startEngine } from './engine.ts';
import { paceOf } from './pace.ts';
import { useSettings } from './settings.ts';

/** Something went wrong that the player should know of; the table stays as it was. */
export interface Fault {
  readonly message: string;
  /** An answer that was refused is the player's affair; anything else is a fault of ours, worth a report. */
  readonly ours: boolean;
}

export interface TableStore {
  readonly moment: Moment | null;
  readonly faces: ReadonlyMap<string, Face>;
  readonly log: readonly Entry[];
  /** The computer is thinking or the screen is catching up. */
  readonly busy: boolean;
  readonly fault: Fault | null;
  /** The other person has to sit down before they see anything. */
  readonly handOver: Player | null;
  /** The card that is looked at. */
  readonly inspected: Handle | null;
  /** Options picked so far: one that is armed, or some of a subset. */
  readonly picked: readonly number[];
  /** Pass until the turn changes or something can be done to one's own cards. */
  readonly passing: 'turn' | 'battle' | null;

  start(wish: NewGame): Promise<void>;
  resume(id: string): Promise<void>;
  open(text: string): Promise<void>;
  answer(picks: readonly number[]): Promise<void>;
  /** Picks or unpicks an option; what it means depends on the kind of decision. */
  pick(option: number): void;
  unpick(): void;
  passUntil(what: 'turn' | 'battle'): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  concede(): Promise<void>;
  sitDown(): Promise<void>;
  inspect(card: Handle | null): void;
  /** Goes on at once with what the screen waits for. */
  hurry(): void;
  dismissFault(): void;
  leave(): void;
}

export const engine: Engine = startEngine();

const sleep = (ms: number, waiter: { wake: () => void }): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    waiter.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

export const useTable = create<TableStore>((set, get) => {
  const waiter = { wake: () => {} };
  /** Rises whenever somebody takes over, so that a loop that was waiting stops. */
  let run = 0;

  function show(moment: Moment): void {
    const { faces, log } = get();
    const known =
      moment.faces.length === 0
        ? faces
        : new Map([...faces, ...moment.faces.map((face) => [face.title, face] as const)]);
    set({ moment, faces: known, log: moment.wholeLog ? moment.entries : [...log, ...moment.entries], picked: [] });
  }

  /** Does something with the engine; a failure leaves the table as it was and says why. */
  async function attempt(act: () => Promise<Moment | null>): Promise<boolean> {
    try {
      const moment = await act();
      if (moment !== null) show(moment);
      return moment !== null;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const ours = !(error instanceof Error && /^(IllegalAnswer|IllegalSetup|Malformed|UnknownCard)$/.test(error.name));
      set({ fault: { message, ours }, busy: false });
      return false;
    }
  }

  /** Lets the game go on until the person at the table has to decide. */
  async function goOn(): Promise<void> {
    const own = ++run;
    for (;;) {
      const { moment, passing } = get();
      if (own !== run || moment === null) return;
      const { scene, sitters, openHands } = moment;
      const { deciding, viewer, asked } = scene;
      if (deciding === null) return set({ busy: false, passing: null });
      const settings = useSettings.getState();
      if (sitters[deciding] !== person) {
        set({ busy: true });
        await sleep(paceOf(moment.happenings, settings.speed), waiter);
        if (own !== run) return;
        if (!(await attempt(() => engine.computerAnswers()))) return set({ busy: false });
        continue;
      }
      if (asked === null || viewer !== deciding) {
        if (openHands) {
          await attempt(() => engine.look(deciding));
          continue;
        }
        return set({ busy: false, handOver: deciding });
      }
      const titles = titlesIn(scene.board);
      const stop = passing === null ? null : () => isOver(passing, moment);
      const picks = automaticAnswer(asked, settings, (handle) => titles.get(handle) ?? null, stop);
      if (picks === null) return set({ busy: false, passing: null });
      if (!(await attempt(() => engine.answer(picks, asked.decision.at, true)))) return;
    }
  }

  async function opened(act: () => Promise<Moment>): Promise<void> {
    run++;
    set({ moment: null, faces: new Map(), log: [], fault: null, handOver: null, inspected: null, passing: null });
    if (await attempt(act)) await goOn();
  }

  return {
    moment: null,
    faces: new Map(),
    log: [],
    busy: false,
    fault: null,
    handOver: null,
    inspected: null,
    picked: [],
    passing: null,

    start: (wish) => opened(() => engine.start(wish)),
    resume: (id) => opened(() => engine.resume(id)),
    open: (text) => opened(() => engine.open(text)),
    async answer(picks) {
      const asked = get().moment?.scene.asked;
      if (asked === null || asked === undefined) return;
      if (await attempt(() => engine.answer(picks, asked.decision.at, false))) await goOn();
    },
    pick(option) {
      const { moment, picked } = get();
      const decision = moment?.scene.asked?.decision;
      if (decision === undefined) return;
      if (decision.kind !== 'subset') return set({ picked: [option] });
      const rest = picked.filter((other) => other !== option);
      if (rest.length < picked.length) return set({ picked: rest });
      if (picked.length < decision.max) set({ picked: [...picked, option].sort((a, b) => a - b) });
    },
    unpick: () => set({ picked: [] }),
    passUntil(what) {
      set({ passing: what });
      void goOn();
    },
    async undo() {
      run++;
      if (await attempt(() => engine.undo())) await goOn();
    },
    async redo() {
      run++;
      if (await attempt(() => engine.redo())) await goOn();
    },
    async concede() {
      run++;
      if (await attempt(() => engine.concede())) await goOn();
    },
    async sitDown() {
      const { handOver } = get();
      if (handOver === null) return;
      if (await attempt(() => engine.look(handOver))) {
        set({ handOver: null });
        await goOn();
      }
    },
    inspect: (inspected) => set({ inspected }),
    hurry: () => waiter.wake(),
    dismissFault: () => set({ fault: null }),
    leave() {
      run++;
      set({ moment: null, log: [], handOver: null, inspected: null, fault: null, passing: null, busy: false });
    },
  };
});

/** Passing over everything ends with the turn, or with the battle of an arena. */
function isOver(what: 'turn' | 'battle', { happenings }: Moment): boolean {
  return happenings.some(({ kind }) => kind === 'turn' || (what === 'battle' && kind === 'step'));
}
