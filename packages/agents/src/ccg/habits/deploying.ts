import {
  allLocations,
  type CcgState,
  controllerOf,
  definitionCalled,
  forceIcons,
  hasPresence,
  locationOf,
} from '@binary-sunset/ccg';
import { type CardId, nameOf, other, type Player, refIn } from '@binary-sunset/kernel';
import { cardIn } from '../../options.ts';
import { outlookAt } from '../outlook.ts';
import { cardOf, isFighter, kindOf, worthOf } from '../reading.ts';
import type { CcgRule, Situation } from '../situation.ts';

/** Whoever is worth so much is among the best. */
const dear = 4;

/** Has somebody there anybody to fight, or anything to drain? */
const hasUse = (s: CcgState, me: Player, place: CardId): boolean =>
  hasPresence(s, other(me), place) || forceIcons(s, place, other(me)) > 0;

const isDear = (s: CcgState, card: CardId): boolean => card >= 0 && isFighter(s, card) && worthOf(s, card) >= dear;

const sitesOrSystems = (s: CcgState, card: CardId): readonly CardId[] =>
  allLocations(s).filter((place) => {
    const found = cardOf(s, place);
    return found.kind === 'location' && (found.type === 'site') === (kindOf(s, card) !== 'starship');
  });

/** Below that a battle costs whoever stands there. */
const doomed = -3;

const isDoomed = ({ s, me }: Situation, bearer: CardId): boolean => {
  const place = locationOf(s, bearer);
  return place >= 0 && hasPresence(s, other(me), place) && outlookAt(s, me, place).gain < doomed;
};

const isArm = (s: CcgState, card: CardId): boolean =>
  card >= 0 && (kindOf(s, card) === 'weapon' || kindOf(s, card) === 'device');

/** Those of a player's own who could carry it. */
function bearersOf({ s, me }: Situation, arm: CardId): readonly CardId[] {
  const bearers = definitionCalled(nameOf(s, arm)).deploys?.clause.on ?? null;
  const speaker = { by: me, self: arm, locked: null };
  return bearers === null ? [] : bearers.in(s, speaker).filter((one) => controllerOf(s, one) === me);
}

/** The card that is being deployed. */
const underWay = ({ s }: Situation): CardId => refIn(s.frames.at(-1), 'source')?.card ?? -1;

/** Deploys to win battles or to hold Force drains. */
export const deploying: readonly CcgRule[] = [
  {
    name: 'the best wait for somewhere to go',
    because: 'There is nobody to fight there, and nothing to drain.',
    on: ['deploy', 'to'],
    as: 'habit',
    weigh(situation, { verb, on }) {
      const { s, me } = situation;
      const card = verb === 'to' ? underWay(situation) : cardIn(s, on);
      if (!isDear(s, card)) return 0;
      const places = verb === 'to' ? [cardIn(s, on)] : sitesOrSystems(s, card);
      const isKnown = places.length > 0 && places.every((place) => place >= 0 && kindOf(s, place) === 'location');
      return isKnown && !places.some((place) => hasUse(s, me, place)) ? -2 : 0;
    },
  },
  {
    name: 'no weapon for somebody who dies with it',
    because: 'Whoever carries it would be lost with it.',
    on: ['deploy', 'to'],
    as: 'habit',
    weigh(situation, { verb, on }) {
      const { s } = situation;
      const arm = verb === 'to' ? underWay(situation) : cardIn(s, on);
      if (!isArm(s, arm)) return 0;
      const bearers = verb === 'to' ? [cardIn(s, on)] : bearersOf(situation, arm);
      return bearers.length > 0 && bearers.every((one) => one >= 0 && isDoomed(situation, one)) ? -2.5 : 0;
    },
  },
  {
    name: 'the strongest first',
    on: ['deploy'],
    as: 'hunch',
    weigh: ({ s }, option) => worthOf(s, cardIn(s, option.on)),
  },
  {
    name: 'where there is something to drain or to stop',
    on: ['to'],
    as: 'hunch',
    weigh({ s, me }, option) {
      const place = cardIn(s, option.on);
      if (place < 0 || kindOf(s, place) !== 'location') return 0;
      const them = other(me);
      const drain = forceIcons(s, place, them) * (hasPresence(s, me, place) ? 0.2 : 1);
      return drain + (hasPresence(s, them, place) ? 1 + 0.1 * outlookAt(s, me, place).gain : 0);
    },
  },
];
