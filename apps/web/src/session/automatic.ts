import type { Asked } from '@binary-sunset/table';
import type { Settings } from '../settings/settings.ts';
import { cardsFor } from './notAgain.ts';

/** The moments of each game that a player may want to pass over, with what they are called. */
const tcg = {
  'start of build step': 'Start of a build step',
  'start of battle': 'Start of the battle phase',
  'start of battle step': 'Start of a battle',
  general: 'Between attacks',
  attack: 'While a unit attacks',
  reroll: 'After dice are rolled',
  prevention: 'When damage is about to be done',
  discard: 'When a unit would be discarded',
  disrupt: 'When something can be disrupted',
  draw: 'After a card is drawn',
  'end of battle step': 'End of a battle',
  'end of turn': 'End of the turn',
} as const;

const ccg = {
  'your start': 'Start of your turn',
  'your activate': 'Your activate phase',
  'your control': 'Your control phase',
  'your deploy': 'Your deploy phase',
  'your battle': 'Your battle phase',
  'your move': 'Your move phase',
  'your draw': 'Your draw phase',
  'your end': 'End of your turn',
  'their start': 'Start of their turn',
  'their activate': 'Their activate phase',
  'their control': 'Their control phase',
  'their deploy': 'Their deploy phase',
  'their battle': 'Their battle phase',
  'their move': 'Their move phase',
  'their draw': 'Their draw phase',
  'their end': 'End of their turn',
  weapons: 'Weapons segment of a battle',
  power: 'Power segment of a battle',
  damage: 'Damage segment of a battle',
  response: 'When something can be responded to',
} as const;

export const momentsOf = { tcg, ccg } as const;

const moments = { ...tcg, ...ccg } as const;

export type MomentName = keyof typeof moments;

const isMoment = (name: string): name is MomentName => Object.hasOwn(moments, name);

/** Where the game stops to ask unless the player said otherwise: everywhere that something could be played. */
export const stopsAt = ({ stops }: Pick<Settings, 'stops'>, moment: MomentName): boolean => stops[moment] ?? true;

/** Why a player was not asked. */
export type Because = 'passing on' | 'no stop here' | 'quiet cards' | 'not again' | 'nothing to gain' | 'any order';

export interface AutomaticAnswer {
  readonly picks: readonly number[];
  readonly because: Because;
}

/** The answer that a player's own wishes give for them; null if they want to be asked. */
export function automaticAnswer(
  asked: Asked,
  settings: Pick<Settings, 'stops' | 'quiet' | 'order' | 'pointless'>,
  passing = false,
  notAgain: readonly string[] = [],
): AutomaticAnswer | null {
  const { decision, pass, moment, pointless } = asked;
  // Which of several cards goes to a pile first; the moment of a question that belongs to no window is its verb.
  if (moment === 'put' && decision.kind === 'choice' && !settings.order) return { picks: [0], because: 'any order' };
  if (pass === null || decision.kind !== 'action' || !isMoment(moment)) return null;
  const because = ((): Because | null => {
    if (passing) return 'passing on';
    if (!stopsAt(settings, moment)) return 'no stop here';
    if (pointless && !settings.pointless) return 'nothing to gain';
    const cards = cardsFor(asked);
    if (cards?.every((title) => settings.quiet.includes(title))) return 'quiet cards';
    return cards?.every((title) => notAgain.includes(title)) ? 'not again' : null;
  })();
  return because === null ? null : { picks: [pass], because };
}

const reasons: Readonly<Record<Exclude<Because, 'any order'>, string>> = {
  'passing on': 'as you asked',
  'no stop here': 'you set no stop here',
  'quiet cards': 'only cards that you are not asked about',
  'not again': 'you said not again for these cards',
  'nothing to gain': 'nothing was to be gained there',
};

/** The line of the log for a pass that nobody pressed. */
export const whyPassed = ({ moment }: Asked, because: Because): string =>
  because === 'any order'
    ? 'The cards go there in any order.'
    : `Passed for you (${isMoment(moment) ? moments[moment].toLowerCase() : moment}): ${reasons[because]}.`;
