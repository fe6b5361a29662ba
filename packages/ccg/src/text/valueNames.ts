/** Every number that a card or a player has and that something may change. Looked up by place: append only. */
export const valueNames = [
  'power',
  'ability',
  'deploy',
  'forfeit',
  'destiny',
  'armor',
  'maneuver',
  'defense value',
  'hyperspeed',
  'landspeed',
  'ferocity',
  'immunity to attrition',
  'Force icons',
  'Force generation',
  'Force drain',
  'battle cost',
  'move cost',
  'transit cost',
  'total power',
  'total ability',
  'battle destinies',
  'power destinies',
  'attrition destinies',
  'total battle destiny',
  'attrition',
  'weapon destiny',
  'destiny draw',
  'ability for battle destiny',
  'total destiny',
  'destiny draws',
  /** "Draws 2 battle destiny if unable to otherwise." */
  'battle destinies otherwise',
  'Force drain cost',
  'battle damage',
  /** Ability that a player needs to control a location; 1 if nothing else is said. */
  'ability to control',
  /** What docking bay transit costs, to a docking bay rather than from it. */
  'transit cost to',
  /** What the opponent pays at a site of a starship or vehicle. */
  'entry cost',
  /** Landspeed that it takes besides to move to, from or through a site. */
  'extra landspeed',
  'landspeed cost',
  'hyperspeed cost',
  'shuttle cost',
  'landing cost',
  /** What a card itself calls X. */
  'X',
  /** Ability that was put to another use than drawing destiny. */
  'ability set aside',
  /** Ability that battle destiny takes beside what it always does. */
  'extra ability for battle destiny',
  'pilot capacity',
  'passenger capacity',
  'astromech capacity',
  /** How much of it may be lost to one Force drain. */
  'loss to a Force drain',
] as const;
export type ValueName = (typeof valueNames)[number];
