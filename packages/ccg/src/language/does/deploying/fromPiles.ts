/** Cards are deployed from a pile, from a stack or from among those just seen: for free, to a certain place, as a react. */
import {
  type CardId,
  type CardRef,
  call,
  cardAt,
  type FrameSpec,
  goto,
  impossible,
  next,
  onCard,
  type Player,
  refTo,
  startingAt,
} from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../../catalog/catalog.ts';
import { barredByOutOfPlay, cardsOnTable } from '../../../rules/cards/cardStates.ts';
import { deploy, deployment, whyNot } from '../../../rules/deploying/deploy.ts';
import { type Destination, destinationsFor } from '../../../rules/deploying/destinations.ts';
import { deployLocation, waysToLay } from '../../../rules/deploying/locations.ts';
import { lookThrough, maySearch, verify } from '../../../rules/force/searching.ts';
import { canDeployTo } from '../../../rules/reacting/reacting.ts';
import { reactByDeploying } from '../../../rules/reacting/reacts.ts';
import { locationOf } from '../../../rules/table/places.ts';
import { nobody, type State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { placeWords } from '../../../text/phrases.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  type Instruction,
  type Refusal,
  speakerOf,
} from '../../../text/program.ts';
import { joined } from '../../../text/saying/lists.ts';
import type { Self } from '../../../text/saying/self.ts';
import { amongPile } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { isWanted, type Pile, pileWords, searchOf, silently, together, type Wanted } from '../piles/piles.ts';
import { mayWords, selectedFromWords, selectedWords } from '../piles/selecting.ts';
import { aboutShown, cardsFrom, isPile, isSeen, type SeenIn } from '../piles/sources.ts';
import { isTimeToDeploy } from './deploying.ts';

type From = Pile | SeenIn | 'stacked here';

/** How they are deployed, where that is not as always. */
interface Deploying {
  readonly free?: true;
  /** One unless said, one after the other. */
  readonly count?: Amount | 'all';
  /** At least one, if there is one. */
  readonly upTo?: true;
  readonly may?: true;
  /** To such a location, or on a card there. */
  readonly to?: Cards;
  /** On such a card, and nowhere else. */ // AR1-0207
  readonly on?: Cards;
  /** On such a starship or vehicle, and nowhere else. */ // AR1-0207
  readonly aboard?: Cards;
  /** A react brings it to where the battle or the drain is; a battleground must be one as soon as it is there. */ // GAP-0302, GAP-0359, GAP-0360
  readonly as?: 'react' | 'battleground';
}

const placeOf = ({ to, on, aboard }: Deploying): Cards | undefined => to ?? on ?? aboard;

function refuseUnheeded(what: Wanted, from: From, how: Deploying): void {
  const { free, count = 1, upTo, may, to, on, aboard, as } = how;
  const places = [to, on, aboard].filter((place) => place !== undefined).length;
  if (places > 1) impossible('A card is deployed to one place: say it with "to", "on" or "aboard".');
  if (upTo === true && (may === true || count === 1 || count === 'all'))
    impossible('"up to" is of several cards, one at least: none at all is "may".');
  if (as !== undefined && (free === true || count !== 1 || may === true || places > 0))
    impossible(`What is deployed as a ${as} is one card, at its cost, and to where that must be.`);
  const isOfLocations = what !== 'any card' && what.spec.kinds.length === 1 && what.spec.kinds[0] === 'location';
  if (isOfLocations && (places > 0 || free === true))
    impossible('Locations cost nothing, and lie where the rules have them lie.');
  if (what !== 'any card' && what.whose === 'opponent' && !(isPile(from) && from.whose === 'opponent'))
    impossible('Cards of the opponent are not among one’s own.');
}

/** Can no card of that title be deployed, because there are as many as there may be? */
function isBarred(s: State, by: Player, title: string): boolean {
  const copies = cardsOnTable(s).filter((card) => cardOf(s, card).title === title);
  const limit = copies[0] === undefined ? 0 : cardOf(s, copies[0]).limit;
  if (limit > 0 && copies.length >= limit) return true;
  return barredByOutOfPlay(s, by).some((card) => cardOf(s, card).title === title);
}

/** No search for cards that are all named and all barred; otherwise nobody need know whether there is one. */ // AR1-0093, AR1-0094
const isWorthWhile = (s: State, by: Player, titles: readonly string[]): true | Refusal =>
  titles.length > 0 && titles.every((title) => isBarred(s, by, title))
    ? { because: 'None of them can be deployed.', rule: 'AR1-0094' }
    : true;

/** Where the battle or the drain is that it responds to. */
const placeOfReact = (s: State): CardRef => (s.facts.battle ?? s.facts.drain)?.location ?? nobody;

/** Where it can be deployed to, of the places that the text allows. */
function destinationsOf(s: State, l: Acting, card: CardId, how: Deploying): readonly Destination[] {
  const speaker = speakerOf(s, l);
  const place = placeOf(how);
  return destinationsFor(s, l.by, card, how.free).filter(
    ({ to }) => to >= 0 && place?.matches(s, how.to === undefined ? to : locationOf(s, to), speaker) === true,
  );
}

function canBeDeployed(s: State, l: Acting, card: CardId, how: Deploying): boolean {
  if (how.as === 'react') return canDeployTo(s, l.by, card, placeOfReact(s).card);
  if (how.as === 'battleground') return kindOf(s, card) === 'location' && waysToLay(s, l.by, card, true).length > 0;
  if (placeOf(how) !== undefined) return destinationsOf(s, l, card, how).length > 0;
  return whyNot(s, l.by, card, how.free) === null;
}

/** A starship without a pilot brings one from hand, to a react as well. */ // GAP-0302
function frameOf(s: State, l: Acting, source: CardRef, to: CardRef | undefined, { free, as }: Deploying): FrameSpec {
  if (as === 'react') return reactByDeploying({ by: l.by, source, to: placeOfReact(s), about: l.responding });
  if (as === 'battleground')
    return deployLocation({ by: l.by, source, over: nobody, vessel: nobody, asBattleground: true });
  if (to === undefined) return deployment(s, l.by, source.card, free === true);
  return startingAt(deploy({ by: l.by, source, free: free === true, to, pilot: nobody, target: nobody }), 'withPilot');
}

/** Is it a pile that nobody knows before looking through it? What is in one's own hand one knows. */ // AR1-0136
const isSearched = (from: From): from is Pile => isPile(from) && (from.zone !== 'hand' || from.whose === 'opponent');

const some = 'some';

/** One after the other is chosen and deployed, until there are enough, or no more that can be. */
const deploysEach = (what: Wanted, from: From, how: Deploying): Instruction => {
  const deployable = (s: State, l: Acting): CardId[] =>
    cardsFrom(s, l, from).filter((card) => isWanted(s, what, card, l) && canBeDeployed(s, l, card, how));
  return {
    words: () => '',
    ask(s, l) {
      const [chosen] = l.picked;
      if (l.x <= 0) return null;
      if (chosen !== undefined) {
        const places = destinationsOf(s, l, chosen.card, how);
        const options = places.map(
          ({ to, cost }): Option => ({ verb: 'to', on: onCard(s, to), cost: { Force: cost } }),
        );
        return { player: l.by, kind: 'choice', options };
      }
      const options = deployable(s, l).map((card): Option => ({ verb: 'deploy', on: onCard(s, card) }));
      if (options.length === 0) return null;
      if (how.may === true || (how.upTo === true && l.result === some)) options.push({ verb: 'done' });
      return { player: l.by, kind: 'choice', options };
    },
    note(s, l, [picked]) {
      if (picked?.on === undefined) l.x = 0;
      else l.picked = [...l.picked, refTo(s, cardAt(s, picked.on))];
    },
    run(s, l, tell) {
      const [source, to] = l.picked;
      if (source === undefined) {
        const isInVain = l.x > 0 && l.result !== some && deployable(s, l).length === 0;
        if (isInVain && isSearched(from)) verify(s, tell, searchOf(l, from));
        return next;
      }
      if (to === undefined && placeOf(how) !== undefined) return goto('choose');
      l.picked = [];
      l.x--;
      l.result = some;
      const frame = frameOf(s, l, source, to, how);
      return l.x > 0 ? call(frame, { then: 'choose' }) : call(frame);
    },
  };
};

const whereWords = ({ to, on, aboard }: Deploying, self: Self): string => {
  if (to !== undefined) return to.spec.place === 'here' ? 'here' : placeWords('to', to, self, 'one');
  if (on !== undefined) return `on ${on.words(self)}`;
  return aboard === undefined ? '' : `aboard ${aboard.words(self)}`;
};

/**
 * "Deploy one Rebel here from Reserve Deck": at its own cost unless it is free, by all the rules of deploying. A pile is
 * looked through, and stays as it lies; where there is none of them, the opponent may verify it.
 */ // AR1-0046, AR1-0074, AR1-0088, AR1-0089, AR1-0091, AR5-0050, GLB-0063
export function deploysFrom(from: From, what: Wanted, how: Deploying = {}): Instruction {
  refuseUnheeded(what, from, how);
  const titles = what === 'any card' ? [] : what.onlyTitles;
  const which = (self: Self): string =>
    isPile(from) ? selectedWords(what, from, how, self) : selectedFromWords(what, from, how, self);
  return amongPile(what, {
    ...(how.may === true ? { opens: 'you may' as const } : {}),
    ...aboutShown(from),
    ...together(
      (self) =>
        joined([
          `${mayWords(how)}deploy`,
          which(self),
          whereWords(how, self),
          isPile(from) ? `from ${pileWords(from)}` : '',
          how.free === true ? 'for free' : '',
          how.as === undefined ? '' : `as a ${how.as === 'react' ? '‘react’' : how.as}`,
        ]),
      (s, l) => {
        const time = how.as === 'react' ? true : isTimeToDeploy(s, l);
        if (time !== true) return time;
        if (!isSearched(from) && !isSeen(from))
          return cardsFrom(s, l, from).some((card) => isWanted(s, what, card, l) && canBeDeployed(s, l, card, how));
        if (!isSearched(from)) return true;
        const worth = isWorthWhile(s, l.by, titles);
        return worth === true ? maySearch(s, searchOf(l, from), l.source.card) : worth;
      },
      [
        silently((s, l, tell) => {
          const { count = 1 } = how;
          l.picked = [];
          l.result = null;
          l.x = count === 'all' ? cardsFrom(s, l, from).length : amountOf(count, s, speakerOf(s, l), l.x);
          if (isSearched(from)) lookThrough(s, tell, searchOf(l, from));
        }),
        deploysEach(what, from, how),
      ],
    ),
  });
}
