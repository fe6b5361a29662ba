/** The sets, in the order in which they appeared. */ // TCG-0717
export const setNames = [
  'Attack of the Clones',
  'Sith Rising',
  'A New Hope',
  'Battle of Yavin',
  'Jedi Guardians',
  'The Empire Strikes Back',
  'Rogues and Scoundrels',
  'The Phantom Menace',
  'Return of the Jedi',
  'Revenge of the Sith',
  'Fall of the Republic',
  'Scum and Villainy',
  'Battle of Endor',
  'Republic at War',
  'Invasion of Naboo',
  'Battle of Hoth',
] as const;

/** What a set is called. */
export type NameOfSet = (typeof setNames)[number];
