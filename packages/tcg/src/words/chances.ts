/** What each kind of window is called, what it asks, and the rule it comes from. */
interface ChanceName {
  readonly name: string;
  readonly prompt: string;
  readonly rule: string;
}

export const chanceNames: Readonly<Record<string, ChanceName>> = {
  general: { name: 'between attacks', prompt: 'Between attacks: play an effect or pass.', rule: 'TCG-0344' },
  'start of build step': {
    name: 'at the start of a build step',
    prompt: 'The build step starts: play an effect or pass.',
    rule: 'TCG-0346',
  },
  'start of battle': {
    name: 'at the start of the battle phase',
    prompt: 'The battle phase starts: play an effect or pass.',
    rule: 'TCG-0346',
  },
  'start of battle step': {
    name: 'at the start of a battle step',
    prompt: 'The battle step starts: play an effect or pass.',
    rule: 'TCG-0346',
  },
  attack: { name: 'while a unit is attacking', prompt: '{attack}: play an effect or pass.', rule: 'TCG-0347' },
  reroll: { name: 'after dice are rolled', prompt: 'The dice show {dice}: reroll or pass.', rule: 'TCG-0323' },
  prevention: {
    name: 'when damage is about to be done',
    prompt: 'Prevent damage: {damage}. Prevent it or pass.',
    rule: 'TCG-0325',
  },
  discard: {
    name: 'when a unit would be discarded',
    prompt: '{doomed} would be discarded: play an effect or pass.',
    rule: 'TCG-0351',
  },
  disrupt: { name: 'right after something was played', prompt: '{thing}: disrupt it or pass.', rule: 'TCG-0336' },
  draw: { name: 'after a card is drawn', prompt: 'A card was drawn: play an effect or pass.', rule: 'TCG-0712' },
  'end of battle step': {
    name: 'at the end of a battle step',
    prompt: 'The battle step ends: play an effect or pass.',
    rule: 'TCG-0353',
  },
  'end of turn': { name: 'at the end of the turn', prompt: 'The turn ends: play an effect or pass.', rule: 'TCG-0353' },
  build: {
    name: 'in your build step',
    prompt: 'Your build step: lay cards face down, put points on them, or bring out what is paid for.',
    rule: 'TCG-0092',
  },
  retreat: {
    name: 'in your retreat step',
    prompt: 'Which units retreat: they are safe in the build zone, and may come back in your build step.',
    rule: 'TCG-0097',
  },
};
