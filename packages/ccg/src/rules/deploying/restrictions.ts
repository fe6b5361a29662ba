import type { CardId, Player } from '@binary-sunset/kernel';
import { cardOf, definitionOf, kindOf } from '../../catalog/catalog.ts';
import { selfOf } from '../../catalog/self.ts';
import { type State, table } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { type Refusal, refusing, type Speaker } from '../../text/program.ts';
import { traitsOf, typeOf } from '../cards/characteristics.ts';
import { whyNotAnotherAt } from '../cards/uniqueness.ts';
import { allowing, forbidding } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';
import { isOnClosedPlanet } from '../table/closedPlanets.ts';
import { isShielded } from '../table/energyShield.ts';
import { isInDeathStarII, isLocationOf } from '../table/layout.ts';
import { forceIcons, hasPresence, hasUndercoverSpy } from '../table/presence.ts';
import { sideOf } from '../table/sides.ts';
import { whyNeverAt } from '../table/whereCardsCanBe.ts';

/** Characters, vehicles and starships need a foothold where they are deployed; nothing else does. */ // AR5-0004, AR5-0005
function needsFoothold(s: State, card: CardId): boolean {
  const kind = kindOf(s, card);
  return kind === 'character' || kind === 'vehicle' || kind === 'starship';
}

declare module '../inForce/acts.ts' {
  interface ForbiddenActs {
    deploy: true;
  }
  interface AllowedActs {
    /** Where both players would have to use Force for it. */
    'deploy for your Force alone': true;
    'deploy without presence or Force icons': true;
    'deploy to shielded sites': true;
    'ignore location deployment restrictions': true;
  }
}

const aboutDeploying = { asks: ['where'], before: 'to', isAboutDeploying: true } as const;
const barsToDeploying = rulesOn('forbids', forbidding('deploy', aboutDeploying));
const leaves = {
  'deploy for your Force alone': rulesOn('allows', allowing('deploy for your Force alone', aboutDeploying)),
  'deploy without presence or Force icons': rulesOn(
    'allows',
    allowing('deploy without presence or Force icons', aboutDeploying),
  ),
  'deploy to shielded sites': rulesOn('allows', allowing('deploy to shielded sites', aboutDeploying)),
  'ignore location deployment restrictions': rulesOn(
    'allows',
    allowing('ignore location deployment restrictions', aboutDeploying),
  ),
};

export interface Considered {
  readonly by: Player;
  readonly card: CardId;
  /** The location. */
  readonly where: CardId;
  /** The card that it would be aboard or on, or the location. */
  readonly to: CardId;
}

/** Does a text mean this card, on table or about to be? */
export const isNamed = (s: State, cards: Cards, card: CardId, speaker: Speaker): boolean =>
  table.inPlay(s, card) ? cards.matches(s, card, speaker) : cards.is(s, card, speaker);

/** Does some text let this card do that there? */
export function isAllowed(s: State, act: keyof typeof leaves, { card, where }: Considered): boolean {
  return leaves[act](s).some(
    ({ rule, speaker }) => rule.who.is(s, card, speaker) && (rule.where?.matches(s, where, speaker) ?? true),
  );
}

/** Why the rules keep a card from a location: its type, or the kind of place. */ // AR5-0023, AR5-0025
export function whyNotByRules(s: State, considered: Considered): Refusal | null {
  const { card, where, to } = considered;
  if (isInDeathStarII(s, where))
    return { because: 'Nothing deploys to a sector of the Death Star II.', rule: 'GAP-0147' };
  return (to === where ? whyNeverAt(s, card, where) : null) ?? whyNotAnotherAt(s, card, where);
}

/** Why the place keeps a card away: no foothold, a closed planet, or what texts say of places. */ // AR5-0018, AR5-0022
export function whyNotByLocation(s: State, considered: Considered): Refusal | null {
  // What says "never" is never ignored. AR5-0028, AR1-0277
  if (isAllowed(s, 'ignore location deployment restrictions', considered))
    return whyForbidden(s, considered, true, true);
  return whyNotByOwnText(s, considered) ?? whyNotByPlace(s, considered) ?? whyForbidden(s, considered, true);
}

/** The card's own text names where it may go. */ // AR5-0022
export function whyNotByOwnText(s: State, { by, card, where, to }: Considered): Refusal | null {
  const { deploys } = definitionOf(s, card);
  if (deploys === null || deploys.clause.on === null || !needsFoothold(s, card)) return null;
  const speaker = { by, self: card, locked: null };
  const { on } = deploys.clause;
  return isNamed(s, on, to, speaker) || on.matches(s, where, speaker)
    ? null
    : refusing('AR5-0022', () => `It deploys only to ${on.words(selfOf(cardOf(s, card)))}.`);
}

/** Restrictions that lie in the place: never on the card's own text. */
function whyNotByPlace(s: State, considered: Considered): Refusal | null {
  const { by, card, where } = considered;
  if (isClosed(s, considered)) return { because: 'Nothing of its type deploys there.', rule: 'AR5-0020' };
  // Spies need presence no more than elsewhere, and still can't. AR5-0021, AR5-0046, GAP-0275
  if (
    needsFoothold(s, card) &&
    sideOf(s, by) === 'dark' &&
    isShielded(s, where) &&
    !isAllowed(s, 'deploy to shielded sites', considered)
  )
    return { because: 'The site is shielded.', rule: 'AR5-0021' };
  if (!needsFoothold(s, card) || hasFoothold(s, by, where)) return null;
  // Spies need none, and a spy under cover opens a site to others. AR5-0018, GAP-0333, GAP-0316
  if (traitsOf(s, card).includes('spy')) return null;
  if (isAllowed(s, 'deploy without presence or Force icons', considered)) return null; // AR5-0032
  return { because: 'You have neither presence nor Force icons there.', rule: 'AR5-0004' };
}

const hasFoothold = (s: State, by: Player, where: CardId): boolean =>
  forceIcons(s, where, by) > 0 || hasPresence(s, by, where) || hasUndercoverSpy(s, by, where);

/** Dagobah and Ahch-To, but not the asteroids there; a card whose own text names the planet allows itself. */ // AR5-0019, AR5-0020, GAP-0263
function isClosed(s: State, { card, where, to }: Considered): boolean {
  if (!isOnClosedPlanet(s, where)) return false;
  // Weapons and devices come there on something. GLA-0432
  const isPutDown = to === where && ['weapon', 'device'].includes(kindOf(s, card));
  if (!needsFoothold(s, card) && typeOf(s, card) !== 'utinni' && !isPutDown) return false;
  const { deploys } = definitionOf(s, card);
  if (deploys === null) return true;
  const named = [deploys.clause.on, ...(deploys.clause.costs ?? []).map((cost) => cost.to)];
  return !named.some((cards) => cards !== null && namesPlace(s, cards, where));
}

/** Does a text name this very location, or its planet? */
export function namesPlace(s: State, { spec }: Cards, where: CardId): boolean {
  const { title } = cardOf(s, where);
  if (spec.titles.includes(title) || spec.at.some((name) => name === title || isLocationOf(s, where, name)))
    return true;
  return spec.or !== null && namesPlace(s, spec.or, where);
}

/** What texts on table forbid: of places, or of the card wherever it goes. */ // AR5-0026
export function whyForbidden(
  s: State,
  { card, where }: Considered,
  ofPlaces: boolean,
  onlyNever = false,
): Refusal | null {
  for (const { rule, speaker } of barsToDeploying(s)) {
    if (!rule.who.is(s, card, speaker) || (rule.where !== undefined) !== ofPlaces) continue;
    if (onlyNever && rule.never !== true) continue;
    if (rule.where === undefined || (where >= 0 && rule.where.matches(s, where, speaker)))
      return {
        because: speaker.self < 0 ? 'It may not be deployed.' : `${cardOf(s, speaker.self).title} forbids it.`,
        rule: ofPlaces ? 'AR5-0022' : 'AR5-0026',
      };
  }
  return null;
}
