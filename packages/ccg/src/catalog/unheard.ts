import type { ActionText, Clause, DeployText, Instruction, ModifierText, Timing } from '../text/program.ts';
import type { Made } from '../text/ruleKinds.ts';
import type { Card } from './card.ts';
import { unheardIn } from './honouring.ts';

/** What a time says that nobody asks for. */
function inTiming({ phases, turn, segment, edge, inAttack, inDuel, notInBattle }: Timing): string[] {
  const found: string[] = [];
  if (inDuel === true && (phases.length > 0 || segment !== null || turn !== 'any' || edge !== undefined))
    found.push('what is for duels is for all of them: it names no phase, turn or segment');
  if (inAttack === true && segment === null) found.push('what is for attacks as well names a segment of them');
  if (notInBattle && segment !== null) found.push('what is for a segment of a battle is not for outside of battles');
  if (edge !== undefined && (phases.length > 0 || segment !== null))
    found.push(`the ${edge} of a turn is in no phase and no battle`);
  return found;
}

/** What instructions leave behind that nobody would heed. */
const inInstructions = (all: readonly Instruction[]): string[] =>
  all.flatMap(({ leaves, inner = [] }) => [
    ...(leaves === undefined ? [] : unheardIn(leaves, 'left')),
    ...inner.flatMap(inInstructions),
  ]);

/** What is about cards of a pile that nobody has looked at by then, or of another than was looked at last. */
function inWhatWasSeen(all: readonly Instruction[], before = ''): string[] {
  let last = before;
  return all.flatMap(({ shows, aboutShown, inner = [] }) => {
    const isUnseen = aboutShown !== undefined && aboutShown !== last;
    const found = inner.flatMap((list) => inWhatWasSeen(list, last));
    last = shows ?? last;
    return isUnseen ? [`it speaks of cards seen in ${aboutShown}, of which none were shown just before`] : found;
  });
}

/** Values that a destiny is held against though its draw does not say so: nobody could respond to that. */ // AR1-0226
function unsaidOfDraws(all: readonly Instruction[]): string[] {
  const flat = (list: readonly Instruction[]): readonly Instruction[] =>
    list.flatMap((one) => [one, ...(one.inner ?? []).flatMap(flat)]);
  const said = flat(all).flatMap(({ against = [] }) => against);
  return flat(all)
    .flatMap(({ holdsAgainst = [] }) => holdsAgainst)
    .filter((value) => !said.includes(value))
    .map((value) => `a destiny is held against ${value}, which its draw does not say`);
}

/** What an action says beside when, which nobody asks where it is done like that. */
function inAction(text: ActionText, card: Card): string[] {
  const { as, when, to, times, limit, forBoth, starting } = text;
  const found = [
    ...(when === null ? [] : inTiming(when)),
    ...inInstructions(text.do),
    ...inWhatWasSeen(text.do),
    ...unsaidOfDraws(text.do),
  ];
  const isPlayed = card.kind === 'interrupt';
  if (times !== undefined && limit === null) found.push(`it is not said in what it may be used ${times} times`);
  if (starting === true && !isPlayed) found.push('only Interrupts are played before the first turn');
  if (starting === true && (when !== null || to !== null))
    found.push('what is played before the first turn is never played as anything else');
  if (forBoth === true && (as !== 'mandatory' || to !== null))
    found.push('only what must be done can direct both players');
  if (as === 'optional' && when === null && to === null && starting !== true)
    found.push('it is not said when it may be done');
  if (as === 'just' && (to === null || when !== null))
    found.push('a response needs something to respond to, and no time');
  if (as === 'automatic' && (to === null || when !== null || to.on === 'anything'))
    found.push('what happens of itself needs one thing that it happens because of, and no time');
  if (as === 'mandatory' && (when === null || to !== null))
    found.push('what must be done needs a time for it, and nothing else');
  if (isPlayed && (as === 'mandatory' || (as === 'automatic' && to?.ofDrawnCard !== true)))
    found.push('nobody must play an Interrupt');
  if (to?.ofDrawnCard === true && to.on !== 'destiny') found.push('what is of the card drawn waits for a destiny');
  if (to?.ofLostCard === true && to.on !== 'lost') found.push('what is of the card lost waits for a loss');
  return found;
}

const inModifier = ({ rules, drawn }: ModifierText): string[] => {
  const made: Made = drawn === true ? 'drawn' : 'said';
  return rules.flatMap((rule) => unheardIn(rule, made));
};

const reacting: readonly Card['kind'][] = ['character', 'vehicle', 'starship', 'weapon', 'device'];

/** What is said of deploying a card that nobody asks of cards of its kind. */
function inDeploying(text: DeployText, card: Card): string[] {
  const { cost, costs, when, to, react } = text;
  const found = when === undefined ? [] : inTiming(when);
  if (cost !== 0 && 'deploy' in card && card.deploy !== undefined)
    found.push('its deploy cost is printed: it can’t be said as well');
  if (card.kind !== 'effect' && (when !== undefined || to !== undefined))
    found.push('only Effects deploy at a time of their own or in response');
  if (when !== undefined && to !== undefined) found.push('it deploys in response, or at a time of its own');
  if (react !== undefined && !reacting.includes(card.kind)) found.push('no such card deploys as a react');
  if (card.kind === 'location' && (costs ?? []).length > 0) found.push('locations deploy for nothing');
  return found;
}

const inClause = (clause: Clause, card: Card): string[] => {
  switch (clause.kind) {
    case 'action':
      return inAction(clause, card);
    case 'modifier':
      return inModifier(clause);
    case 'deploys':
      return inDeploying(clause, card);
  }
};

/** How many of its texts are such, where there may be one. */
const moreThanOne = (clauses: readonly Clause[], is: (clause: Clause) => boolean, words: string): string[] =>
  clauses.filter(is).length > 1 ? [words] : [];

/** All that a card's program says and nothing would come of. */
export const unheardOn = (card: Card, clauses: readonly Clause[]): readonly string[] => [
  ...clauses.flatMap((clause) => inClause(clause, card)),
  ...moreThanOne(clauses, ({ kind }) => kind === 'deploys', 'where it deploys is said twice: say it in one text'),
  ...moreThanOne(
    clauses,
    (clause) => clause.kind === 'action' && clause.fires !== undefined,
    'it is fired in two ways: say it in one text',
  ),
];
