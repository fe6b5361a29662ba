import type { Handle, Player } from '@binary-sunset/kernel';
import type { Aim, Face, Glimpsed, LogEntry, Proposal } from '@binary-sunset/table';
import { person } from '@binary-sunset/table/plain';
import type { StateCreator } from 'zustand';
import type { Display, Engine, GameName, NewGame } from '../engine/protocol.ts';
import { asUsual, type Settings } from '../settings/settings.ts';
import { type Again, againAfter, repeatedIn } from './again.ts';
import { automaticAnswer, whyPassed } from './automatic.ts';
import { wayTo } from './glimpses.ts';
import { cardsFor, type Passes, passesAfter } from './notAgain.ts';
import { aimsIn, isToBeAimed, optionsByCard } from './options.ts';
import { glimpsePaces, paceOf } from './pace.ts';
import { isOver, type PassUntil } from './passUntil.ts';
import { type Warning, warningFor } from './warnings.ts';
import { withSameParts } from './withSameParts.ts';

/** Something went wrong that the player should know of; the table stays as it was. */
export interface Fault {
  readonly message: string;
  /** An answer that was refused is the player's affair; anything else is a fault of ours, worth a report. */
  readonly ours: boolean;
}

export interface TableStore {
  readonly display: Display | null;
  readonly faces: ReadonlyMap<string, Face>;
  readonly log: readonly LogEntry[];
  /** The options of the decision by the card that they are drawn at. */
  readonly options: ReadonlyMap<Handle, readonly number[]>;
  /** What can be done to a card by pointing at it. */
  readonly aims: ReadonlyMap<Handle, Aim>;
  /** When the decision came up, in milliseconds: a pass meant for the one before must not hit it. */
  readonly askedSince: number;
  /** The computer is thinking or the screen is catching up. */
  readonly busy: boolean;
  /** An answer is on its way to the engine. */
  readonly answering: boolean;
  /** The glimpse that is shown on the way to the next display; null once that has come. */
  readonly glimpsed: Glimpsed | null;
  readonly fault: Fault | null;
  /** What would be wasted by an answer: its player is asked once before it is given. */
  readonly warning: Warning | null;
  /** The other person has to sit down before they see anything. */
  readonly handOver: Player | null;
  /** The card that is looked at. */
  readonly inspected: Handle | null;
  /** Options picked so far: one that is armed, or some of a subset. */
  readonly picked: readonly number[];
  /** How often the next answer is to be given, if the same is asked again. */
  readonly times: number;
  /** What is being answered in the same way. */
  readonly again: Again | null;
  /** The game was opened in another tab, and goes on there. */
  readonly aside: boolean;
  /** How often in a row each card was passed over. */
  readonly passes: Passes;
  /** Cards that the player is not asked about for a while, and for how long, by title. */
  readonly lulls: ReadonlyMap<string, PassUntil>;
  /** Pass wherever one may, until the turn or the battle is over. */
  readonly passing: PassUntil | null;

  start(wish: NewGame): Promise<void>;
  /** Begins a lesson, or begins it again. */
  learn(game: GameName, lesson: string): Promise<void>;
  resume(id: string): Promise<void>;
  open(text: string): Promise<void>;
  answer(picks: readonly number[]): Promise<void>;
  /** The warning has been read; the same answer is given without another. */
  heed(): void;
  /** Picks or unpicks an option; what it means depends on the kind of decision. */
  pick(option: number): void;
  /** Taps an option: it is armed, or carried out if it was or if nothing has to be confirmed. */
  choose(option: number): void;
  /** Begins something with a card and, where that asks for a place, goes on with the first of those it was dropped on. */
  chooseFor(option: number, places: readonly Handle[]): Promise<void>;
  /** Answers step by step what was said in one. */
  propose(proposal: Proposal): Promise<void>;
  /** Does to a card what pointing at it does. */
  aimAt(card: Handle): Promise<void>;
  unpick(): void;
  repeat(times: number): void;
  passUntil(what: PassUntil): void;
  /** Passes, and does so for these same cards until the turn or the battle is over. */
  notAgain(until: PassUntil): void;
  undo(): Promise<void>;
  /** Takes back all of one's last turn. */
  undoTurn(): Promise<void>;
  redo(): Promise<void>;
  concede(): Promise<void>;
  sitDown(): Promise<void>;
  inspect(card: Handle | null): void;
  /** Goes on at once with what the screen waits for. */
  hurry(): void;
  dismissFault(): void;
  /** Stops playing here what another tab plays. */
  setAside(): void;
  leave(): void;
}

/** The time that the table goes by, in milliseconds. */
export interface Clock {
  now(): number;
  /** Does something once that time has passed, unless it is called off. Gives the way to call it off. */
  after(ms: number, act: () => void): () => void;
}

/** What the table needs from the page around it. */
export interface Around {
  readonly engine: Engine;
  readonly settings: () => Settings;
  readonly clock: Clock;
}

const cleared = {
  display: null,
  faces: new Map<string, Face>(),
  log: [],
  options: new Map<Handle, readonly number[]>(),
  aims: new Map<Handle, Aim>(),
  askedSince: 0,
  busy: false,
  answering: false,
  glimpsed: null,
  fault: null,
  warning: null,
  handOver: null,
  inspected: null,
  picked: [],
  times: 1,
  again: null,
  aside: false,
  passes: new Map<string, number>(),
  lulls: new Map<string, PassUntil>(),
  passing: null,
} as const;

export const tableStore =
  ({ engine, settings, clock }: Around): StateCreator<TableStore> =>
  (set, get) => {
    /** Ends what is waited for. */
    let wake = (): void => {};
    const sleep = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const callOff = clock.after(ms, resolve);
        wake = () => {
          callOff();
          resolve();
        };
      });
    /** Rises whenever somebody takes over, so that a loop that was waiting stops. */
    let run = 0;
    /** Rises whenever another table is opened or this one left: what was meant for the one before is not shown. */
    let table = 0;
    /** What is being shown on the way; whoever takes over lets it come to its end first. */
    let arriving: Promise<void> = Promise.resolve();
    let isHurried = false;
    /** The answer that its player was warned of last, so that it is done once. */
    let warned = '';

    /** The card that a question is about is looked at as soon as the question is there. */
    const lookedAt = ({ scene }: Display): Handle | null => scene.asked?.prompt.about[0] ?? get().inspected;

    function show(display: Display, notes: readonly LogEntry[] = [], glimpsed: Glimpsed | null = null): void {
      const { faces, log, passing, lulls, display: before } = get();
      const board = withSameParts(before?.scene.board, display.scene.board);
      const known =
        display.faces.length === 0
          ? faces
          : new Map([...faces, ...display.faces.map((face) => [face.title, face] as const)]);
      set({
        display: {
          ...display,
          sitters: withSameParts(before?.sitters, display.sitters),
          scene: { ...display.scene, board },
        },
        glimpsed,
        faces: known,
        log: display.wholeLog ? display.entries : [...log, ...notes, ...display.entries],
        options: optionsByCard(display.scene.asked),
        aims: aimsIn(display.scene.asked, []),
        askedSince: clock.now(),
        inspected: lookedAt(display),
        picked: [],
        times: 1,
        warning: null,
        lulls: new Map([...lulls].filter(([, until]) => !isOver(until, display))),
        passing: passing !== null && isOver(passing, display) ? null : passing,
      });
    }

    /** Shows the glimpses on the way, each for its time, and then the display that they lead to. */
    async function arrive(next: Display, notes: readonly LogEntry[], atOnce: boolean): Promise<void> {
      const own = table;
      const before = get().display;
      const paces = glimpsePaces(
        next.glimpses.map(({ glimpsed }) => glimpsed),
        settings().speed,
      );
      if (before === null || paces.every((pace) => pace === 0)) return show(next, notes);
      const { onTheWay, rest } = wayTo(next, before);
      isHurried = atOnce;
      set({ busy: true, answering: false });
      for (const [i, { display, glimpsed }] of onTheWay.entries()) {
        // In a hurry nothing is waited for, but everything is told.
        show(display, i === 0 ? notes : [], glimpsed);
        if (!isHurried) await sleep(paces[i] ?? 0);
        if (own !== table) return;
      }
      show(rest);
    }

    function hurry(): void {
      isHurried = true;
      wake();
    }

    /** Does something with the engine; a failure leaves the table as it was and says why. */
    async function attempt(act: () => Promise<Display | null>, notes: readonly LogEntry[] = []): Promise<boolean> {
      const own = table;
      const began = run;
      try {
        const display = await act();
        if (own !== table) return false;
        if (display !== null) {
          arriving = arrive(display, notes, began !== run);
          await arriving;
        }
        return display !== null && own === table;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const ours = !(
          error instanceof Error && /^(IllegalAnswer|IllegalSetup|Malformed|UnknownCard)$/.test(error.name)
        );
        set({ fault: { message, ours }, busy: false });
        return false;
      } finally {
        set({ answering: false });
      }
    }

    /** Lets the game go on until the person at the table has to decide. */
    async function goOn(): Promise<void> {
      const own = ++run;
      for (;;) {
        const { display, passing, lulls, again } = get();
        if (own !== run || display === null) return;
        const { scene, awaits, sitters, openHands, coaching } = display;
        const { asked } = scene;
        // A lesson that is done goes on only if its player does.
        if (awaits === null || (coaching?.state === 'done' && asked === null))
          return set({ busy: false, passing: null, again: null });
        if (sitters[awaits] !== person) {
          set({ busy: true });
          await sleep(paceOf(display.happenings, settings().speed));
          if (own !== run) return;
          if (!(await attempt(() => engine.computerAnswers()))) return set({ busy: false });
          continue;
        }
        if (asked === null) {
          if (!openHands) return set({ busy: false, again: null, handOver: awaits });
          if (!(await attempt(() => engine.look(awaits)))) return;
          continue;
        }
        const { option: same, again: rest } = repeatedIn(again, asked);
        set({ again: rest });
        if (same !== null) {
          if (!(await attempt(() => engine.answer([same], asked.decision.at, true)))) return;
          continue;
        }
        // A lesson is about what its player may since have wished not to be asked.
        const answer = automaticAnswer(asked, coaching === null ? settings() : asUsual, passing !== null, [
          ...lulls.keys(),
        ]);
        if (answer === null) return set({ busy: false });
        const note: LogEntry = { line: [whyPassed(asked, answer.because)], kind: 'automatic', by: awaits };
        if (!(await attempt(() => engine.answer(answer.picks, asked.decision.at, true), [note]))) return;
      }
    }

    /** Somebody takes over from whatever was going on. */
    async function takeOver(act: () => Promise<Display | null>): Promise<void> {
      run++;
      hurry();
      set({ passing: null, again: null, lulls: new Map() });
      await arriving;
      await attempt(act);
      await goOn();
    }

    async function opened(act: () => Promise<Display>): Promise<void> {
      run++;
      table++;
      hurry();
      set(cleared);
      if (await attempt(act)) await goOn();
    }

    return {
      ...cleared,

      start: (wish) => opened(() => engine.start(wish)),
      learn: (game, lesson) => opened(() => engine.learn(game, lesson)),
      resume: (id) => opened(() => engine.resume(id)),
      open: (text) => opened(() => engine.open(text)),
      async answer(picks) {
        const { display, answering, times, again, passes, passing } = get();
        const asked = display?.scene.asked ?? null;
        if (asked === null || answering) return;
        // In a lesson it is the coach who says so.
        const warning = display?.coaching === null && passing === null ? warningFor(asked, picks, settings()) : null;
        const name = `${asked.decision.player}:${asked.decision.at}:${picks.join(' ')}`;
        if (warning !== null && warned !== name) {
          warned = name;
          return set({ warning });
        }
        set({
          answering: true,
          again: againAfter(again, asked, picks, times),
          passes: passesAfter(passes, asked, picks),
        });
        const own = run;
        const isGiven = await attempt(() => engine.answer(picks, asked.decision.at, false));
        if (isGiven && own === run) await goOn();
      },
      pick(option) {
        const { display, picked } = get();
        const asked = display?.scene.asked ?? null;
        if (asked === null) return;
        const { decision } = asked;
        if (decision.kind !== 'subset') return set({ picked: [option], aims: aimsIn(asked, [option]) });
        const rest = picked.filter((other) => other !== option);
        if (rest.length < picked.length) return set({ picked: rest });
        if (decision.max === 1) return set({ picked: [option] });
        if (picked.length < decision.max) set({ picked: [...picked, option].sort((a, b) => a - b) });
      },
      choose(option) {
        const { display, picked, pick, answer } = get();
        const asked = display?.scene.asked ?? null;
        if (asked === null) return;
        const { decision, leadsOn, aims, free } = asked;
        const isArmed = decision.kind !== 'subset' && picked.includes(option);
        const isFree = free.includes(option) || [...leadsOn, ...aims].some((one) => one.option === option);
        // What wastes something is asked about as it is given.
        const isAsked = warningFor(asked, [option], settings()) !== null;
        const isRisky = settings().confirm && !isArmed && !isFree && !isAsked;
        if (decision.kind === 'subset' || isRisky || isToBeAimed(asked, option)) pick(option);
        else void answer([option]);
      },
      async chooseFor(option, places) {
        await get().answer([option]);
        const { options, warning } = get();
        if (warning !== null) return;
        const [only, ...more] = places.map((place) => options.get(place) ?? []).find(({ length }) => length > 0) ?? [];
        // Whoever drags a card to a place has chosen both.
        if (only !== undefined && more.length === 0 && get().display?.scene.asked?.decision.back === true)
          await get().answer([only]);
      },
      heed: () => set({ warning: null }),
      async propose({ option, times, amount }) {
        set({ times });
        await get().answer([option]);
        const { decision } = get().display?.scene.asked ?? {};
        if (amount === null || decision?.kind !== 'number' || decision.back !== true) return;
        const number = decision.options.findIndex((one) => one.amount === amount);
        if (number >= 0) await get().answer([number]);
      },
      async aimAt(card) {
        const aim = get().aims.get(card);
        if (aim === undefined) return;
        await get().answer([aim.option]);
        const then = get().aims.get(card);
        // Whoever points at somebody has said who, and to whom.
        if (then !== undefined && get().display?.scene.asked?.decision.back === true) await get().answer([then.option]);
      },
      unpick: () => set({ picked: [], aims: aimsIn(get().display?.scene.asked ?? null, []) }),
      repeat: (times) => set({ times }),
      passUntil(what) {
        const pass = get().display?.scene.asked?.pass ?? null;
        if (pass === null) return;
        set({ passing: what });
        void get().answer([pass]);
      },
      notAgain(until) {
        const { display, lulls, answer } = get();
        const asked = display?.scene.asked ?? null;
        if (asked?.pass == null) return;
        set({ lulls: new Map([...lulls, ...(cardsFor(asked) ?? []).map((title) => [title, until] as const)]) });
        void answer([asked.pass]);
      },
      undo: () => takeOver(() => engine.undo()),
      undoTurn: () => takeOver(() => engine.undoTurn()),
      redo: () => takeOver(() => engine.redo()),
      concede: () => takeOver(() => engine.concede()),
      async sitDown() {
        const { handOver } = get();
        if (handOver === null) return;
        if (await attempt(() => engine.look(handOver))) {
          set({ handOver: null });
          await goOn();
        }
      },
      inspect: (inspected) => {
        if (get().inspected !== inspected) set({ inspected });
      },
      hurry,
      dismissFault: () => set({ fault: null }),
      setAside() {
        run++;
        table++;
        hurry();
        set({ aside: true, busy: false, answering: false, handOver: null, passing: null, again: null });
      },
      leave() {
        run++;
        table++;
        hurry();
        set(cleared);
      },
    };
  };
