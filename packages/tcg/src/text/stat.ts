/** Signs in the text of a card: what comes before the arrow is paid for what comes after it. */ // TCG-0419, TCG-0420, TCG-0421, TCG-0711
export const symbols = { arrow: '→', pilot: '↻', tap: 'Tap', variable: '*' } as const;

/** The numbers of a unit: those printed in its corners, and those of its keywords. */
export const stats = [
  'speed',
  'power',
  'health',
  'cost',
  'accuracy',
  'armor',
  'bombard',
  'criticalHit',
  'doubleStrike',
  'fury',
  'hiddenCost',
  'ionCannon',
  'lucky',
  'overkill',
  'parry',
  'shields',
  'stealth',
  'stun',
  'pilots',
] as const;

export type Stat = (typeof stats)[number];

/** Keywords that stand on a card with a number, and those that a unit simply has. */
export type NumberedKeyword =
  | 'accuracy'
  | 'bombard'
  | 'criticalHit'
  | 'fury'
  | 'hiddenCost'
  | 'ionCannon'
  | 'lucky'
  | 'parry'
  | 'shields'
  | 'stun';
export type PlainKeyword = 'armor' | 'doubleStrike' | 'overkill' | 'stealth';

export const statNames: Readonly<Record<Stat, string>> = {
  speed: 'speed',
  power: 'power',
  health: 'health',
  cost: 'build cost',
  accuracy: 'Accuracy',
  armor: 'Armor',
  bombard: 'Bombard',
  criticalHit: 'Critical Hit',
  doubleStrike: 'Double Strike',
  fury: 'Fury',
  hiddenCost: 'Hidden Cost',
  ionCannon: 'Ion Cannon',
  lucky: 'Lucky',
  overkill: 'Overkill',
  parry: 'Parry',
  shields: 'Shields',
  stealth: 'Stealth',
  stun: 'Stun',
  pilots: 'Pilots',
};

const plain: ReadonlySet<Stat> = new Set(['armor', 'doubleStrike', 'overkill', 'stealth']);

/** "+10 speed", "Critical Hit 2", "Armor". */
export function statWords(stat: Stat, amount: number | string): string {
  const name = statNames[stat];
  if (plain.has(stat)) return name;
  if (stat === 'speed' || stat === 'power' || stat === 'health' || stat === 'cost')
    return `${typeof amount === 'number' && amount >= 0 ? '+' : typeof amount === 'string' ? '+' : ''}${amount} ${name}`;
  return `${name} ${amount}`;
}
