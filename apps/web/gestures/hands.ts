import type { Handle } from '@binary-sunset/kernel';
import type { Asked, Proposal } from '@binary-sunset/table';
import { drawnOn, offeredAt } from '@binary-sunset/table/plain';
import type { StoreApi } from 'zustand/vanilla';
import { optionDropped } from '../src/interaction/dropping.ts';
import { armedIn, brightOf } from '../src/session/bright.ts';
import {
  backOf,
  besideAiming,
  bestAim,
  inPrompt,
  isToBeAimed,
  proposedIn,
  realOptions,
  takesTheList,
  tapOn,
} from '../src/session/options.ts';
import type { TableStore } from '../src/session/tableStore.ts';

/** What a player means to do. */
export interface Meant {
  readonly picks: readonly number[];
  /** The card that will be chosen in the question that follows; null if there is none, or no card. */
  readonly then: number | null;
  /** The number that will be chosen then; null if none is asked for. */
  readonly amount: number | null;
  /** How often in a row they want just this. */
  readonly times: number;
}

/** Clicks, drops and keys. */
export type Gestures = number;

/**
 * Answers as somebody does who knows the page: with as few gestures as they can, on a monitor with a mouse. What they
 * press is what the page lets them press, and what comes of it is left to the page.
 */
export async function answerOn(table: StoreApi<TableStore>, meant: Meant): Promise<Gestures> {
  const { display, options, aims, choose, chooseFor, answer, pick, propose, repeat } = table.getState();
  const asked = display?.scene.asked ?? null;
  if (display === null || asked === null) throw new Error('Nothing is asked.');
  const { picks, then, times } = meant;
  const { decision } = asked;
  const [option] = picks;
  if (decision.kind === 'subset') return answerSubset(table, asked, picks);
  if (option === undefined) throw new Error('Nothing was picked.');

  const proposal = proposedIn(asked, false).find((one) => isMeant(one, meant, option));
  if (proposal !== undefined) {
    await propose(proposal);
    return 1;
  }
  // The menu that says how often, and the number in it.
  const isRepeated = times > 2 && asked.times > 1 && option !== asked.pass;
  if (isRepeated) repeat(Math.min(times, asked.times));
  const before: Gestures = isRepeated ? 2 : 0;

  if (asked.aims.some((aim) => aim.option === option)) return attack(table, asked, option, then);
  const bright = brightOf(asked, [], aims);
  const best = bestAim(aims);
  const buttons = best === null ? inPrompt(asked, false) : besideAiming(asked, best, false);
  const isAtHand =
    option === asked.pass ||
    option === backOf(asked) ||
    (bright?.do === 'answer' && bright.picks[0] === option) ||
    buttons.includes(option);
  if (isAtHand) {
    await answer([option]);
    return before + 1 + (await confirmed(table, option));
  }
  if (decision.kind === 'number') {
    // A key for the number, or a push of the slider.
    pick(option);
    await answer([option]);
    return before + 2;
  }
  const offered = decision.options[option];
  const card = offered === undefined ? null : offeredAt(offered);
  const { board, viewer } = display.scene;
  if (card === null || !drawnOn(board, viewer).has(card)) {
    // From the list of all actions, which may have opened by itself.
    const opens = takesTheList(display.scene) ? 0 : 1;
    await answer([option]);
    return before + opens + 1 + (await confirmed(table, option));
  }
  const leading = asked.leadsOn.filter((one) => (options.get(card) ?? []).includes(one.option));
  if (then !== null && leading.length === 1 && leading[0]?.option === option) {
    await chooseFor(option, [then]);
    return before + 1;
  }
  const to = offered?.to;
  const isInHand = board.seats.some(({ hand }) => hand.some(({ handle }) => handle === card));
  // What goes nowhere in particular is dropped anywhere but back into the hand.
  const anywhere = isInHand ? { zone: 'table' } : null;
  const place = to === undefined ? anywhere : 'zone' in to ? { zone: to.zone } : { card: to.card };
  if (place !== null && optionDropped(decision.options, card, place) === option) {
    await answer([option]);
    return before + 1 + (await confirmed(table, option));
  }
  const isInMenu = tapOn({ options, aims, asked }, card) === 'menu';
  if (isInMenu) await answer([option]);
  else choose(option);
  return before + (isInMenu ? 2 : 1) + (await confirmed(table, option));
}

/** Whether a proposal says just what is meant, and no more. */
const isMeant = ({ option, times, amount }: Proposal, meant: Meant, picked: number): boolean =>
  option === picked && times <= meant.times && (amount === null || amount === meant.amount);

/** A click on whoever is attacked; whoever is not chosen to attack yet is chosen first. */
async function attack(
  table: StoreApi<TableStore>,
  asked: Asked,
  option: number,
  then: Handle | null,
): Promise<Gestures> {
  const offered = asked.decision.options[option];
  const at = isToBeAimed(asked, option) || offered === undefined ? then : offeredAt(offered);
  const isChosen = [...table.getState().aims.values()].some((aim) => aim.option === option);
  if (!isChosen) table.getState().pick(option);
  const { aims, aimAt } = table.getState();
  const aim = at === null ? bestAim(aims) : aims.get(at);
  if (aim?.option !== option) throw new Error('It can’t be pointed at.');
  await aimAt(aim.at);
  return isChosen ? 1 : 2;
}

/** What is only armed is confirmed, and what was warned of is done all the same. */
async function confirmed(table: StoreApi<TableStore>, option: number): Promise<Gestures> {
  const { display, picked, warning, answer, heed } = table.getState();
  if (warning !== null) {
    heed();
    await answer(warning.picks);
    return 1;
  }
  const asked = display?.scene.asked ?? null;
  if (asked === null || armedIn(asked, picked) !== option) return 0;
  await answer([option]);
  return 1;
}

async function answerSubset(table: StoreApi<TableStore>, asked: Asked, picks: readonly number[]): Promise<Gestures> {
  const { display, pick, answer } = table.getState();
  const drawn = drawnOn(display?.scene.board, display?.scene.viewer ?? 'spectator');
  const opened = display !== null && takesTheList(display.scene);
  const isInSight = (option: number): boolean => {
    const offered = asked.decision.options[option];
    const card = offered === undefined ? null : offeredAt(offered);
    return card !== null && drawn.has(card);
  };
  for (const option of picks) pick(option);
  await answer(picks);
  const opens = !opened && realOptions(asked).some((option) => picks.includes(option) && !isInSight(option));
  return (opens ? 1 : 0) + picks.length + 1;
}
