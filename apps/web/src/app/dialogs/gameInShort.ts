import type { GameName } from '../../engine/protocol.ts';

/** A point of how a game goes, with the rule to read on. */
export interface Point {
  readonly head: string;
  readonly text: string;
  readonly rule: string;
}

/** How each game goes, in short. */
export const inShort: Readonly<Record<GameName, readonly Point[]>> = {
  tcg: [
    {
      head: 'Win two arenas',
      text: 'There are three: Space, Ground and Character. You control one while you have units there and your opponent has none. Control two at the end of a turn and you win.',
      rule: 'TCG-0004',
    },
    {
      head: 'Build in secret',
      text: 'Each turn a die says how many build points both get. Lay cards face down in your build zone and put points on them; once one is paid for, it may come into play.',
      rule: 'TCG-0103',
    },
    {
      head: 'Fast units strike first',
      text: 'Arenas fight one after the other. In each, the fastest unit attacks first, whoever it belongs to, then taps. Roll a die for each point of power: every 4 or more is a hit, and every hit does 1 damage.',
      rule: 'TCG-0137',
    },
    {
      head: 'Answer with the Force',
      text: 'Each turn you get 4 Force. It pays for abilities such as Evade, which prevents damage, and for Battle cards. The table stops and asks wherever you could use one.',
      rule: 'TCG-0548',
    },
    {
      head: 'Retreat and come back',
      text: 'Before the battles, units that are not tapped may retreat to the build zone. They are safe there, and may come back in your build step.',
      rule: 'TCG-0128',
    },
  ],
  ccg: [
    {
      head: 'Your deck is your life',
      text: 'Reserve Deck, Force Pile and Used Pile together are your Life Force. Whatever you lose goes to the Lost Pile. Whoever has no Life Force left has lost.',
      rule: 'AR1-0009',
    },
    {
      head: 'Activate Force, then spend it',
      text: 'Each turn begins with activating: the icons on your side of the locations say how many cards may go from your Reserve Deck to your Force Pile. Force pays for what you deploy, move and start.',
      rule: 'AR1-0011',
    },
    {
      head: 'Deploy to locations',
      text: 'Locations lie between the players, and each has a half for you. In your deploy phase bring characters, ships and more to them, each for its deploy cost in Force.',
      rule: 'AR5-0001',
    },
    {
      head: 'Drain where you are alone',
      text: 'In your control phase, drain at each location that you control: your opponent loses as many cards as there are icons on their side of it.',
      rule: 'GLB-0125',
    },
    {
      head: 'Battle where both are',
      text: 'Weapons fire, both add up their power and draw destiny from their decks. Whoever has less takes the difference as battle damage, paid by forfeiting cards from the battle or losing Force; destiny also costs the other side attrition.',
      rule: 'AR6-0011',
    },
  ],
};
