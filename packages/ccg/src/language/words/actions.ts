/** How a text reads that lets something be done, or has it done. */
import type { Phase, Segment } from '../../state/names.ts';
import type { ActionText, Instruction, Limit, Timing } from '../../text/program.ts';
import { causing, clausesIn, ifWords, isClause, type Saying, said } from '../../text/saying/clauses.ts';
import { both, capital, either, joined } from '../../text/saying/lists.ts';
import type { Self } from '../../text/saying/self.ts';
import { inSentences } from './deeds.ts';

/** With a capital, and a full stop unless what is quoted at its end has one. */
export const sentence = (words: string): string =>
  `${capital(words)}${words.endsWith('.') || words.endsWith('.”') ? '' : '.'}`;

const whoseTurn: Readonly<Record<Timing['turn'], string>> = { your: 'your', opponent: 'opponent’s', any: 'any' };

const phaseWords = (phases: readonly Phase[], turn: Timing['turn']): string =>
  `during ${whoseTurn[turn]} ${either(phases)} phase`;

/** In which part of a battle, or of an attack as well. */
const segmentWords: Readonly<Record<Segment, (fight: string) => string>> = {
  initiation: (fight) => `as ${fight} is initiated`,
  weapons: (fight) => `during ${fight}`,
  power: (fight) => `during the power segment of ${fight}`,
  damage: (fight) => `during the damage segment of ${fight}`,
  end: (fight) => `as ${fight} ends`,
};

/** When something may be done: "during your control phase". Nothing for any time at all. */
export function timingWords({ phases, turn, segment, edge, notInBattle, inAttack, inDuel }: Timing): string {
  const parts = [
    edge === undefined ? '' : `at the ${edge} of ${whoseTurn[turn]} turn`,
    phases.length === 0 ? '' : phaseWords(phases, turn),
    edge === undefined && phases.length === 0 && turn !== 'any' ? `during ${whoseTurn[turn]} turn` : '',
    segment === null ? '' : segmentWords[segment](inAttack === true ? 'a battle or attack' : 'a battle'),
    notInBattle ? 'outside of battles and attacks' : '',
    inDuel === true ? 'during a duel' : '',
  ];
  return joined(parts, ', ');
}

const countWords = ['', 'once', 'twice', 'three times', 'four times'];

const limitWords = (limit: Limit, times: number): string => `${countWords[times] ?? `${times} times`} per ${limit}`;

/** "Once during each of your control phases": such a phase comes once a turn. */
function limitedTime(limit: Limit, times: number, when: Timing): string | null {
  const { phases, turn, segment, edge, notInBattle, inDuel } = when;
  const [phase] = phases;
  const isPlain = segment === null && edge === undefined && !notInBattle && inDuel !== true;
  if (!isPlain || phase === undefined || phases.length > 1 || (limit !== 'turn' && limit !== 'phase')) return null;
  const whose = turn === 'any' ? `each ${phase} phase` : `each of ${whoseTurn[turn]} ${phase} phases`;
  return `${countWords[times] ?? `${times} times`} during ${whose}`;
}

/** What says by itself that there is a battle. */
const isOfBattle = (sayings: readonly Saying[]): boolean =>
  sayings.flatMap(clausesIn).some(({ isInBattle }) => isInBattle === true);

/** When, and how often: a battle that what follows speaks of goes without saying. */
function timeWords({ when, limit, times = 1, fires }: ActionText, sayings: readonly Saying[]): string {
  // Every weapon is fired in a battle or an attack, once. AR6-0024, AR6-0026
  if (fires !== undefined) return '';
  const isSaid = when?.segment === 'weapons' && (isOfBattle(sayings) || limit === 'battle');
  const time = when === null || isSaid ? '' : timingWords(when);
  if (limit === null) return time;
  const once = when === null ? null : limitedTime(limit, times, when);
  return once ?? joined([limitWords(limit, times), time], ', ');
}

/** When or because of what, and if what is so: what stands before what is done. */
export function openingOf(clause: ActionText, self: Self): string {
  const { to, requires, fires } = clause;
  // That a weapon can be fired at all goes without saying.
  const sayings = (fires === undefined ? requires : requires.slice(1)).map((one) => one.says(self));
  const conditions = sayings.length === 0 ? '' : said({ each: sayings, joiner: 'and' });
  const happened = to === null ? '' : to.words(self);
  const cause =
    to?.isCertain === true
      ? joined([`when ${happened}`, conditions === '' ? '' : `if ${conditions}`], ', ')
      : both([happened, conditions].filter((words) => words !== ''));
  return joined([timeWords(clause, sayings), cause === '' || to?.isCertain === true ? cause : `if ${cause}`], ', ');
}

const manner: Readonly<Record<ActionText['as'], string>> = {
  optional: 'may',
  just: 'may',
  automatic: '',
  mandatory: 'must',
};

/** What is done with it, from the targets on: of what is played it goes without saying that it may be. */
export function deedsOf(clause: ActionText, self: Self, isPlayed: boolean): string {
  const how = isPlayed && manner[clause.as] === 'may' ? '' : manner[clause.as];
  const { aimed, then } = aimsOf(clause, self);
  const results = inSentences(then, self);
  const said = (plain: boolean): string[] =>
    clause.costs
      .filter(({ isPlain = false }) => isPlain === plain)
      .map((one) => one.words(self))
      .filter((words) => words !== '');
  const [price, others] = [said(true), said(false)];
  // "Use 1 Force to target a mine", but "target a droid and use Force equal to its deploy".
  const aims = both([...aimed, ...others]);
  if (aimed.length > 0) {
    const paid = price.length === 0 ? aims : `${both(price)} to ${aims}`;
    const provided = clause.do.flatMap((one) => (one.provides === undefined ? [] : [one.provides(self)]));
    const only = provided.length === 0 ? '' : `(only ${ifWords(provided)})`;
    const isOver = then.length < clause.do.length;
    return joined([joined([how, paid, only]), isOver ? capital(results) : results], isOver ? '. ' : ': ');
  }
  const first = both([...price, ...others]);
  if (first === '') return unpriced(clause, self, how, results);
  return isDone(clause, self) ? `${joined([how, first])} to ${results}` : `${joined([how, first])}: ${results}`;
}

/** What it is aimed at, and what is done then: what is only cancelled need not be targeted first. */
function aimsOf(
  { targets, do: list }: ActionText,
  self: Self,
): { aimed: readonly string[]; then: readonly Instruction[] } {
  const [target] = targets;
  const [first, ...others] = list;
  const whom = targets.length === 1 ? target?.whom?.(self) : undefined;
  if (whom !== undefined && first?.verb !== undefined) return { aimed: [`${first.verb} ${whom}`], then: others };
  const whoms = targets.flatMap((one) => one.whom?.(self) ?? []);
  return targets.length > 0 && whoms.length === targets.length
    ? { aimed: [`target ${both(whoms)}`], then: list }
    : { aimed: targets.map((one) => one.words(self)), then: list };
}

/** The first thing that is said of what is done, unless it is what its player does. */
const firstSaying = (clause: ActionText, self: Self): Saying | null => {
  const first = clause.do.find((one) => one.words(self) !== '');
  return first?.says?.(self) ?? null;
};

/** Does it begin with what its player does? */
const isDone = (clause: ActionText, self: Self): boolean => {
  const first = clause.do.find((one) => one.words(self) !== '');
  return first !== undefined && first.says === undefined && first.opens === undefined;
};

/** What is done without targets and costs. */
function unpriced(clause: ActionText, self: Self, how: string, results: string): string {
  if (how === '') return results;
  if (isDone(clause, self)) return `${how} ${results}`;
  const saying = firstSaying(clause, self);
  if (saying === null || how === 'must' || (isClause(saying) && saying.verb === 'may')) return results;
  const caused = clause.do.length === 1 ? causing(saying) : null;
  return caused === null ? `${how} have this happen: ${results}` : `${how} ${caused}`;
}

/** What can be done by a text, in the order in which it is carried out: when, if, targets, costs, result. */
export function actionWords(clause: ActionText, self: Self, isPlayed = false): string {
  const { immuneTo } = clause;
  const immune = immuneTo.length === 0 ? '' : `Immune to ${both(immuneTo)}.`;
  const done = joined([openingOf(clause, self), deedsOf(clause, self, isPlayed)], ', ');
  return joined([sentence(done), immune]);
}
