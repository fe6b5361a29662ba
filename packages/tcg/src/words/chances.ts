/** What each kind of window is called, what it asks and when, and the rule it comes from. */
interface ChanceName {
  readonly name: string;
  readonly heading: string;
  readonly question: string;
  readonly rule: string;
}

const playOrPass = 'Play an effect, or pass.';

export const chanceNames: Readonly<Record<string, ChanceName>> = {
  general: { name: 'between attacks', heading: 'Between attacks', question: playOrPass, rule: 'TCG-0344' },
  'start of build step': {
    name: 'at the start of a build step',
    heading: 'The build step starts',
    question: playOrPass,
    rule: 'TCG-0346',
  },
  'start of battle': {
    name: 'at the start of the battle phase',
    heading: 'The battle phase starts',
    question: playOrPass,
    rule: 'TCG-0346',
  },
  'start of battle step': {
    name: 'at the start of a battle step',
    heading: 'The battle step starts',
    question: playOrPass,
    rule: 'TCG-0346',
  },
  attack: { name: 'while a unit is attacking', heading: '{attack}', question: playOrPass, rule: 'TCG-0347' },
  reroll: {
    name: 'after dice are rolled',
    heading: 'The dice show {dice}',
    question: 'Reroll some, or pass.',
    rule: 'TCG-0323',
  },
  prevention: {
    name: 'when damage is about to be done',
    heading: '{damage}',
    question: 'Prevent damage, or pass.',
    rule: 'TCG-0325',
  },
  discard: {
    name: 'when a unit would be discarded',
    heading: '{doomed} would be discarded',
    question: playOrPass,
    rule: 'TCG-0351',
  },
  disrupt: {
    name: 'right after something was played',
    heading: '{thing}',
    question: 'Disrupt {what}, or pass.',
    rule: 'TCG-0336',
  },
  draw: { name: 'after a card is drawn', heading: 'A card was drawn', question: playOrPass, rule: 'TCG-0712' },
  'end of battle step': {
    name: 'at the end of a battle step',
    heading: 'The battle step ends',
    question: playOrPass,
    rule: 'TCG-0353',
  },
  'end of turn': { name: 'at the end of the turn', heading: 'The turn ends', question: playOrPass, rule: 'TCG-0353' },
  build: {
    name: 'in your build step',
    heading: 'Your build step',
    question: 'Lay cards face down, put points on them, or bring out what is paid for.',
    rule: 'TCG-0092',
  },
  retreat: {
    name: 'in your retreat step',
    heading: 'Your retreat step',
    question: 'Which units retreat? They are safe in the build zone, and may come back in your build step.',
    rule: 'TCG-0097',
  },
};
