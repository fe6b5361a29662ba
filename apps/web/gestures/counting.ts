import { isOutcome, type KernelState, type Seed } from '@binary-sunset/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { boxCalled } from '../src/engine/games.ts';
import { hostIn } from '../src/engine/host.ts';
import type { GameName } from '../src/engine/protocol.ts';
import { type Clock, type TableStore, tableStore } from '../src/session/tableStore.ts';
import { asUsual } from '../src/settings/settings.ts';
import { answerOn } from './hands.ts';
import { meantBy } from './person.ts';

/** One answer of the person at the table. */
export interface Given {
  readonly gestures: number;
  /** What was chosen, by its verb. */
  readonly verb: string;
  /** When it was asked, as a player would set a stop for it. */
  readonly moment: string;
  /** Something new was begun with it, or passed over; else it belongs to what was begun last. */
  readonly begins: boolean;
  readonly passes: boolean;
  /** 0 before the first. */
  readonly turn: number;
  /** "Your deploy phase", "Space battle". */
  readonly phase: string;
  /** An attack was under way. */
  readonly attacking: boolean;
}

export interface Played {
  readonly given: readonly Given[];
  readonly turns: number;
}

/** Nothing is waited for. */
const atOnce: Clock = {
  now: () => 0,
  after(_ms, act) {
    let isOff = false;
    queueMicrotask(() => {
      if (!isOff) act();
    });
    return () => {
      isOff = true;
    };
  },
};

const nothingKept = {
  keep: () => Promise.resolve(),
  list: () => Promise.resolve([]),
  read: () => Promise.resolve(null),
  forget: () => Promise.resolve(),
};

const settled = async (table: StoreApi<TableStore>): Promise<void> => {
  for (;;) {
    const { answering, busy, fault } = table.getState();
    if (fault !== null) throw new Error(fault.message);
    if (!answering && !busy) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
};

/** Plays a game on the page's own session, a computer player in the person's place, and notes every gesture. */
export async function playCounting(
  game: GameName,
  decks: readonly [string, string],
  seed: Seed,
  mostTurns: number,
): Promise<Played> {
  const engine = hostIn({ keeping: nothingKept, now: () => 0, newId: () => seed });
  const table = createStore(tableStore({ engine, settings: () => ({ ...asUsual, speed: 'instant' }), clock: atOnce }));
  const named = await (await boxCalled(game)).tableFor(decks);
  const [plays] = Object.values(named.computers);
  if (plays === undefined) throw new Error(`Nobody plays ${game}.`);
  const agent = plays(`${seed}/person`);
  const given: Given[] = [];
  await table.getState().start({ game, sitters: ['person', 'apprentice'], decks, seed });
  for (;;) {
    await settled(table);
    const { display } = table.getState();
    if (display === null) throw new Error('Nothing is on the table.');
    const { asked, board, outcome } = display.scene;
    if (outcome !== null || board.turn > mostTurns || asked === null)
      return { given, turns: Math.min(board.turn, mostTurns) };
    const { state } = JSON.parse(await engine.file()) as { readonly state: KernelState };
    const pending = named.game.pending(state);
    if (isOutcome(pending)) throw new Error('The game is over, and somebody is asked.');
    const meant = meantBy(agent, named, state, pending);
    const gestures = await answerOn(table, meant);
    given.push({
      gestures,
      verb: pending.options[meant.picks[0] ?? -1]?.verb ?? 'none',
      moment: asked.moment,
      begins: asked.decision.kind === 'action',
      passes: asked.pass !== null && meant.picks.includes(asked.pass),
      turn: board.turn,
      phase: board.phase,
      attacking: 'attack' in board && board.attack !== null,
    });
  }
}
