/** Icons that a card may bear. */
export type Icon =
  | 'pilot'
  | 'warrior'
  | 'nav computer'
  | 'scomp link'
  | 'astromech'
  | 'Jedi Master'
  | 'Dark Jedi Master'
  | 'presence'
  | 'Clone Army'
  | 'Separatist'
  | 'Independent'
  | 'Republic'
  | 'Trade Federation'
  | 'First Order'
  | 'Resistance';
