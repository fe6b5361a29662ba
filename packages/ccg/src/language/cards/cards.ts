/** Which cards a text is about, in words that read left to right: `opponents.characters.presentWithThis`. */
import type { Kind } from '../../catalog/card.ts';
import type { Sensitivity } from '../../rules/cards/forceSensitivity.ts';
import type { Allegiance } from '../../rules/table/allegiance.ts';
import type { Ground } from '../../rules/table/grounds.ts';
import type { Inactivity } from '../../state/names.ts';
import type { Icon } from '../../text/icons.ts';
import { said } from '../../text/namesSaid.ts';
import { Description } from './asked.ts';
import { narrowed } from './narrowing.ts';
import { personaCalled } from './personaNames.ts';
import type { Predicate } from './predicate.ts';
import { anything, type Described, type Held, type Nearby, type Spec } from './spec.ts';
import { abilityOver, abilityUnder, ofAbility, sensitive } from './where/ability.ts';
import { having, withAboard } from './where/bearing.ts';
import { deployingFree, deployingOnTable } from './where/deploying.ts';
import { except } from './where/except.ts';
import { immune } from './where/immunity.ts';
import { likeStackedHere, withTitle } from './where/titles.ts';
import { nonunique, unique } from './where/unique.ts';
import { enclosed, permanentlyPiloted, serving } from './where/vessels.ts';

/** A description of cards, each word of which narrows it. */
export class Cards extends Description {
  /** What is said after "or" is said of all of them. */
  with(change: Partial<Spec>): Cards {
    const { or } = this.spec;
    const one = narrowed({ ...this.spec, or: null }, change, anything, () => this.words());
    return new Cards({ ...one, or: or === null ? null : or.with(change) });
  }

  /** What is so of them besides: any predicate, of the language or of a card's own. */
  which(...where: readonly Predicate[]): Cards {
    return this.with({ where });
  }

  get characters(): Cards {
    return this.with({ kinds: ['character'] });
  }
  get starships(): Cards {
    return this.with({ kinds: ['starship'] });
  }
  get vehicles(): Cards {
    return this.with({ kinds: ['vehicle'] });
  }
  get weapons(): Cards {
    return this.with({ kinds: ['weapon'] });
  }
  /** Plain Effects: not Immediate, Mobile, Utinni, Political or Starting ones. */ // GAP-0124, GLB-0046, GLB-0242
  get effects(): Cards {
    return this.with({ kinds: ['effect'], types: ['effect'] });
  }
  get effectsOfAnyKind(): Cards {
    return this.with({ kinds: ['effect'] });
  }
  get interrupts(): Cards {
    return this.with({ kinds: ['interrupt'] });
  }
  get locations(): Cards {
    return this.with({ kinds: ['location'] });
  }
  /** Cards of any of these kinds. */
  of(...kinds: Kind[]): Cards {
    return this.with({ kinds });
  }
  /** Rebels, Aliens, starfighters, sites. */
  type(...types: string[]): Cards {
    said('type', types);
    return this.with({ types });
  }
  trait(...traits: string[]): Cards {
    said('trait', traits);
    return this.with({ traits });
  }
  persona(...personas: string[]): Cards {
    said('persona', personas);
    return this.with({ personas: personas.map(personaCalled) });
  }
  called(...titles: string[]): Cards {
    said('title', titles);
    return this.with({ titles });
  }
  /** Of the same title as a card stacked here. */ // AR1-0406
  get likeStackedHere(): Cards {
    return this.which(likeStackedHere);
  }
  /** What must be able to deploy for free lists no deploy cost. */ // AR1-0401
  get deployingFree(): Cards {
    return this.which(deployingFree);
  }
  /** Put straight on the table, not at a location or on another card. */ // AR1-0061
  get deployingOnTable(): Cards {
    return this.which(deployingOnTable);
  }
  /** With these words in title. */
  withTitle(words: string): Cards {
    said('words in title', [words]);
    return this.which(withTitle(words));
  }
  icon(...icons: Icon[]): Cards {
    said('icon', icons);
    return this.with({ icons });
  }
  non(...what: string[]): Cards {
    said('trait, type or icon', what);
    return this.with({ not: what });
  }
  abilityOver(over: number): Cards {
    return this.which(abilityOver(over));
  }
  abilityUnder(under: number): Cards {
    return this.which(abilityUnder(under));
  }
  ofAbility(ability: number): Cards {
    return this.which(ofAbility(ability));
  }
  /** Jedi, Dark Jedi and those who are on the way to it. */ // GAP-0096
  sensitive(sensitivity: Sensitivity): Cards {
    return this.ofKind('character', sensitive(sensitivity));
  }
  /** Imperial starships, Rebel starships, independent ones. */ // GAP-0168
  allegiance(allegiance: Allegiance): Cards {
    return this.ofKind('starship', serving(allegiance));
  }
  /** What can be said of cards of one kind alone, whether that was said or not. */
  private ofKind(kind: Kind, predicate: Predicate): Cards {
    const { kinds } = this.spec;
    const isSaid = kinds.length === 1 && kinds[0] === kind;
    return this.with(isSaid ? { where: [predicate] } : { kinds: [kind], where: [predicate] });
  }
  /** With such a weapon, device or Effect on it. */
  having(what: Cards, least = 1): Cards {
    return this.which(having(what, least));
  }
  /** With such a card aboard: on it, in what it carries or at its sites. */ // GAP-0071, GLA-0016
  withAboard(whom: Cards): Cards {
    return this.which(withAboard(whom));
  }
  /** With such a card at the same location, at an adjacent one, or at either. */ // GAP-0072
  inCompanyOf(whom: Cards, companyAt: Nearby = 'same'): Cards {
    return this.with({ company: whom, companyAt });
  }
  /** Where that player has presence. */ // GLA-0379
  occupiedBy(by: Held['by']): Cards {
    return this.with({ held: { by, how: 'occupy' } });
  }
  /** Where that player has presence, and the other has none. */ // GLA-0379
  controlledBy(by: Held['by']): Cards {
    return this.with({ held: { by, how: 'control' } });
  }
  get enclosed(): Cards {
    return this.which(enclosed);
  }
  get permanentlyPiloted(): Cards {
    return this.which(permanentlyPiloted);
  }
  except(which: Cards): Cards {
    return this.which(except(which));
  }
  /** What this card pilots. */ // GLC-0067
  get pilotedByThis(): Cards {
    return this.with({ place: 'piloted by' });
  }
  /** The card that what was chosen is on. */
  get bearingIt(): Cards {
    return this.with({ place: 'bearing it' });
  }
  /** What is on the card that was chosen. */
  get onIt(): Cards {
    return this.with({ place: 'on it' });
  }
  /** What the character pilots that this card is on. */
  /** Who pilots what this card is on. */
  get pilotingHost(): Cards {
    return this.with({ place: 'piloting host' });
  }
  get pilotedByHost(): Cards {
    return this.with({ place: 'piloted by host' });
  }
  /** What this card is aboard. */
  get carryingThis(): Cards {
    return this.with({ place: 'carrying' });
  }
  /** On the same card as this one. */
  get besideThis(): Cards {
    return this.with({ place: 'beside' });
  }
  /** What this Utinni Effect targets. */
  get targetedByThis(): Cards {
    return this.with({ place: 'targeted by' });
  }
  get other(): Cards {
    return this.with({ other: true });
  }
  get here(): Cards {
    return this.with({ place: 'here' });
  }
  get presentWithThis(): Cards {
    return this.with({ place: 'present with' });
  }
  /** Present at the location that this card is at, present there itself or not; it may be one of them. */ // GAP-0066
  get present(): Cards {
    return this.with({ place: 'present' });
  }
  /** At the location that was chosen, or where something happened. */
  get there(): Cards {
    return this.with({ place: 'there' });
  }
  get presentThere(): Cards {
    return this.with({ place: 'present there' });
  }
  /** The location at which this card is present, rather than inside something. */
  get wherePresent(): Cards {
    return this.with({ place: 'where present' });
  }
  /** Present at the location that it is at, rather than inside something. */
  get inTheOpen(): Cards {
    return this.with({ place: 'in the open' });
  }
  at(...places: string[]): Cards {
    said('place', places);
    return this.with({ at: places });
  }
  awayFrom(...places: string[]): Cards {
    said('place', places);
    return this.with({ awayFrom: places });
  }
  /** On a planet. */
  on(planet: string): Cards {
    said('system', [planet]);
    return this.with({ on: planet });
  }
  /** At locations of these kinds. */
  where(...ground: Ground[]): Cards {
    return this.with({ ground });
  }
  /** Immune to cards of that title now, or not; or immune whatever happens. */ // AR1-0171, AR1-0172
  immune(to: string, how: 'now' | 'not' | 'always' = 'now'): Cards {
    said('title', [to]);
    return this.which(immune(to, how));
  }
  /** Astromechs aboard a starship, as passengers where it has no seat of their own for them. */ // GLA-0114
  get asAstromech(): Cards {
    return this.with({ place: 'as astromech' });
  }
  get aboardThis(): Cards {
    return this.with({ place: 'aboard' });
  }
  get related(): Cards {
    return this.with({ place: 'related' });
  }
  get adjacent(): Cards {
    return this.with({ place: 'adjacent' });
  }
  /** "At same or adjacent site", of cards at a site; or those locations themselves. */
  get hereOrAdjacent(): Cards {
    return this.with({ place: 'here or adjacent' });
  }
  get hit(): Cards {
    return this.with({ hit: true });
  }
  get alone(): Cards {
    return this.with({ alone: true });
  }
  /** Who pilots this card. */
  get pilotingThis(): Cards {
    return this.with({ place: 'piloting' });
  }
  get inBattle(): Cards {
    return this.with({ inBattle: true });
  }
  get unique(): Cards {
    return this.which(unique);
  }
  get nonunique(): Cards {
    return this.which(nonunique);
  }
  /** All of them, inactive or not. */
  get all(): Cards {
    return this.with({ state: 'all' });
  }
  /** Those that are inactive in this way: missing, captive, suspended. */
  that(state: Inactivity): Cards {
    return this.with({ state });
  }
  /** Whoever may be hit or lost: outside of battle that goes for spies under cover as well. */ // GAP-0315
  get reachingSpies(): Cards {
    return this.with({ reaches: 'undercover' });
  }
  /** What may be stolen: that goes for what was stolen by somebody who can't use it as well. */ // AR1-0329
  get reachingStolen(): Cards {
    return this.with({ reaches: 'stolen' });
  }
  or(others: Described): Cards {
    return new Cards({ ...this.spec, or: this.spec.or === null ? others : this.spec.or.or(others) });
  }
}

export const any = new Cards(anything);
export const your = new Cards({ ...anything, whose: 'your' });
export const opponents = new Cards({ ...anything, whose: 'opponent' });
/** The card that the text stands on. */
export const this_ = new Cards({ ...anything, self: true });
/** What was chosen, or what something happened to. */
export const it = new Cards({ ...anything, chosen: true });
/** What this card is on. */
export const host = new Cards({ ...anything, host: true });
