import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { premiere } from '../src/cards/premiere/index.ts';
import { type Card, type CharacterCard, character, type Side } from '../src/catalog/card.ts';
import { type CharacterType, characterTypes } from '../src/catalog/characterTypes.ts';
import { characteristics } from '../src/catalog/traits.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { any, type Cards } from '../src/language/cards/cards.ts';
import { activate } from '../src/language/does/force/effects.ts';
import { may, used } from '../src/language/text.ts';
import { atAnyTime } from '../src/language/when/when.ts';
import { hasWords } from '../src/language/words/wording.ts';
import { seatFor } from '../src/rules/cards/capacity.ts';
import { iconsOf } from '../src/rules/cards/characteristics.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { isGround } from '../src/rules/table/grounds.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

/** May these cards, which ask what somebody or something is, be played where this is all there is? */
const asked = (at: CcgPosition['at'], ...askers: string[]): readonly boolean[] => {
  const t = table(ccg, {
    phase: 'control',
    dark: { hand: [...askers, 'Drill Errand (Dark)'] },
    light: { hand: ['Drill Errand (Light)'] },
    ...(at === undefined ? {} : { at }),
  });
  return askers.map((asker) => t.dark.may('play', asker));
};

const inSpace = (card: string) => ({ Drill: { light: [card] } });
const onGround = (card: string) => ({ 'Drill Yard': { light: [card] } });

const isCharacter = (card: { readonly kind: string }): card is CharacterCard => card.kind === 'character';

describe('types of characters', () => {
  rule('GAP-0093', 'some are on both sides, the others on one', () => {
    const of = (type: CharacterType, side: Side) => () =>
      character('Drill Nobody', { id: '', rarity: '', destiny: 1, deploy: 1, power: 1, forfeit: 1, type, side });
    const types = Object.keys(characterTypes) as CharacterType[];
    const made = (side: Side): string[] =>
      types.filter((type) => {
        try {
          return of(type, side)().type === type;
        } catch {
          return false;
        }
      });
    const both = ['Alien', 'Droid', 'Republic'];
    expect(made('light')).toEqual([...both, 'Rebel', 'Resistance', 'Jedi Master']);
    expect(made('dark')).toEqual([...both, 'Imperial', 'First Order', 'Sith', 'Dark Jedi Master']);
  });
});

describe('a card is called', () => {
  rule('GAP-0086', 'by any part of its subtype; a droid by its model, and nobody else', () => {
    const freighters = ['Drill Ask Freighter', 'Drill Ask Light Freighter'];
    expect(asked(inSpace('Drill Old Freighter'), ...freighters)).toEqual([true, true]);
    expect(asked(inSpace('Millennium Falcon'), ...freighters)).toEqual([true, true]);
    expect(asked(inSpace('Drill Corellian Freighter'), ...freighters)).toEqual([true, false]);
    expect(asked(inSpace('Drill Wing'), ...freighters)).toEqual([false, false]);
    expect(asked(onGround('Drill Fighting Walker'), 'Drill Ask Walker', 'Drill Ask Combat')).toEqual([true, true]);
    expect(asked(onGround('Drill Fixer Droid'), 'Drill Ask Maintenance')).toEqual([true]);
    expect(asked(onGround('Drill Fixer'), 'Drill Ask Maintenance')).toEqual([false]);
  });

  rule('GAP-0321', 'by part of its title, small or capital letters, if it is of the right kind', () => {
    expect(asked(onGround('Drill Woolly Bantha'), 'Drill Ask Bantha')).toEqual([true]);
    const herd = table(ccg, {
      dark: { hand: ['Drill Ask Bantha', 'Drill Errand (Dark)'] },
      light: { table: ['Drill Bantha Stampede'], hand: ['Drill Errand (Light)'] },
    });
    expect(herd.dark.may('play', 'Drill Ask Bantha')).toBe(false);
    expect(herd.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
  });

  rule('GAP-0154', 'a throne room or a desert by its title alone', () => {
    const throneRooms = ['Drill Ask Throne Room', 'Drill Ask Any Throne Room'];
    expect(asked({ 'Yavin 4: Massassi Throne Room': {} }, ...throneRooms)).toEqual([false, true]);
    expect(asked({ 'Yavin 4: Massassi War Room': {} }, ...throneRooms)).toEqual([false, false]);
    expect(asked({ 'Drill: Desert Camp': {} }, 'Drill Ask Desert')).toEqual([true]);
    // Sand is not enough.
    expect(asked({ 'Drill: Dunes': {} }, 'Drill Ask Desert')).toEqual([false]);
  });

  rule('GAP-0177', 'pilot of a squadron by being of it and a pilot, or by piloting one of its starships', () => {
    const pilot = 'Drill Ask Red Pilot';
    expect(asked({ Drill: { light: [{ card: 'Y-wing', pilots: ['Red Leader'] }] } }, pilot)).toEqual([true]);
    // Of the squadron, and no pilot.
    expect(asked(onGround('R2-X2 (Artoo-Extoo)'), pilot)).toEqual([false]);
    const at = (card: string, aboard: object) => ({ Drill: { light: [{ card, ...aboard }] } });
    expect(asked(at('Red 1', { pilots: ['Drill Bush Pilot'] }), pilot)).toEqual([true]);
    expect(asked(at('X-wing', { pilots: ['Drill Bush Pilot'] }), pilot)).toEqual([false]);
    expect(asked(onGround('Drill Bush Pilot'), pilot)).toEqual([false]);
    // A permanent pilot is nobody.
    expect(asked(inSpace('Drill Red 9'), pilot)).toEqual([false]);
  });

  for (const squadron of ['Red Squadron', 'Gold Squadron', 'Rogue Squadron', 'Black Squadron', 'Obsidian Squadron'])
    describe(`of ${squadron}`, () => {
      const wing = { kind: 'starship', traits: [squadron, 'TIE/ln'], capacity: { pilots: 1, passengers: 1 } } as const;
      const ship = stranger(wing);
      const flown = stranger({ ...wing, permanentPilots: [2] });
      const other = stranger({ ...wing, traits: ['TIE/ln'] });
      const member = stranger({ traits: [squadron], icons: ['pilot'] });
      const gunner = stranger({ traits: [squadron, 'gunner'] });
      const pilot = stranger({ icons: ['pilot'] });
      const anyGunner = stranger({ traits: ['gunner'] });
      const asks = (who: Cards) =>
        stranger({ kind: 'interrupt', functions: [used(may.act(atAnyTime).target(who).do(activate(1)))] });
      const askers = {
        pilot: asks(any.trait(`${squadron} pilot`)),
        gunner: asks(any.trait(squadron).trait('gunner')),
        TIE: asks(any.starships.trait(squadron).trait('TIE/ln')),
      };
      const game = ccgWith(ship, flown, other, member, gunner, pilot, anyGunner, ...Object.values(askers));
      const is = (asked_: keyof typeof askers, at: CcgPosition['at']) =>
        table(game, {
          phase: 'control',
          dark: { hand: [askers[asked_].name, 'Drill Errand (Dark)'] },
          ...(at === undefined ? {} : { at }),
        }).dark.may('play', askers[asked_].name);
      const ground = (card: Card) => ({ 'Drill Yard': { dark: [card.name] } });
      const aboard = (vessel: Card, seat: 'pilots' | 'passengers', who: Card) => ({
        Drill: { dark: [{ card: vessel.name, [seat]: [who.name] }] },
      });
      for (const [what, asked_, at, so] of [
        ['a member who is a pilot', 'pilot', ground(member), true],
        ['a member who is none', 'pilot', ground(gunner), false],
        ['any pilot', 'pilot', ground(pilot), false],
        ['any pilot of one of its starships', 'pilot', aboard(ship, 'pilots', pilot), true],
        ['any passenger of one', 'pilot', aboard(ship, 'passengers', pilot), false],
        ['any pilot of another starship', 'pilot', aboard(other, 'pilots', pilot), false],
        ['a member who flies another starship', 'pilot', aboard(other, 'pilots', member), true],
        ['a permanent pilot', 'pilot', { Drill: { dark: [flown.name] } }, false],
        ['a member who is a gunner', 'gunner', ground(gunner), true],
        ['a member who is no gunner', 'gunner', ground(member), false],
        ['any gunner', 'gunner', ground(anyGunner), false],
        ['one of its starships', 'TIE', { Drill: { dark: [flown.name] } }, true],
        ['any TIE', 'TIE', aboard(other, 'pilots', member), false],
      ] as const)
        rule('GAP-0177', `${so ? '' : 'not '}its ${asked_}, if it is ${what}`, () => {
          expect(is(asked_, at)).toBe(so);
        });
    });

  rule('GAP-0324', 'by characteristics that are listed, and by its species', () => {
    const known = [...characteristics, ...models, ...besides];
    const unknown = premiere
      .filter(isCharacter)
      .flatMap(({ title, traits }) =>
        traits.filter((trait) => !known.includes(trait) && !isSpecies(trait)).map((trait) => `${title}: ${trait}`),
      );
    expect(unknown).toEqual([]);
  });

  rule('GAP-0325', 'by a characteristic only if it is a character, and by each that is in its title', () => {
    expect(asked(onGround('Drill Scout Bike'), 'Drill Ask Scout', 'Drill Ask Bike')).toEqual([false, true]);
    const scout = { 'Drill Yard': { dark: ['Drill Pathfinder'] } };
    expect(asked(scout, 'Drill Ask Scout')).toEqual([true]);
    const missing = premiere
      .filter(isCharacter)
      .flatMap(({ title, traits }) =>
        characteristics
          .filter((word) => hasWords(title, word) && !traits.includes(word))
          .map((word) => `${title}: ${word}`),
      );
    expect(missing).toEqual([]);
    // Others whom a card speaks of are not the card.
    const pops = premiere.filter(isCharacter).find(({ title }) => title === 'Pops');
    expect(pops?.traits).not.toContain('leader');
  });

  rule('GAP-0203', 'by icons outside of its text, and not by those in it', () => {
    expect(asked(onGround('Drill Backseat Driver'), 'Drill Ask Pilot', 'Drill Ask Warrior')).toEqual([false, false]);
    const { state: s } = table(ccg, {
      light: { hand: ['Drill Backseat Driver'] },
      at: { Drill: { light: ['Drill Frigate'] } },
    });
    expect(iconsOf(s, find(s, 'Drill Backseat Driver'))).toEqual([]);
    expect(seatFor(s, find(s, 'Drill Backseat Driver'), find(s, 'Drill Frigate'))).toBe('passenger');
  });
});

/** Species are names. */
const isSpecies = (trait: string): boolean => /^[A-Z]/.test(trait);

const models = ['astromech', 'vehicle', 'protocol'].concat(
  ['communications', 'maintenance', 'mining', 'power', 'security', 'servant'].map((model) => `${model} droid`),
);

/** What rules say of them beside characteristics: squadrons, gender, rank, and what follows from other words. */
const besides = ['female', 'R-unit', 'moff'].concat([
  'Death Star trooper',
  'trooper guard',
  'Rebel trooper',
  'stormtrooper',
  'sandtrooper',
]);

describe('a word in quotation marks', () => {
  rule('GAP-0090', 'does nothing but what cards say of it', () => {
    const at = (lying: string[], ...light: string[]) =>
      table(ccg, {
        phase: 'activate',
        turn: 'light',
        light: { table: lying },
        at: { 'Tatooine: Cantina (Light)': { light } },
      });
    const power = (t: ReturnType<typeof at>, name: string) => valueNow(t.state, find(t.state, name), 'power');
    const [day, night] = [at([], 'Talz', 'Rebel Guard'), at(['Drill Dusk'], 'Talz', 'Rebel Guard')];
    expect(isGround(night.state, find(night.state, 'Tatooine: Cantina (Light)'), 'nighttime')).toBe(true);
    expect(power(night, 'Rebel Guard')).toBe(power(day, 'Rebel Guard'));
    expect(night.state.facts.generation).toBe(day.state.facts.generation);
    // A Talz is stronger at night because its own text says so.
    expect(power(night, 'Talz')).toBe((power(day, 'Talz') ?? 0) + 2);
  });
});

describe('a Scomp link', () => {
  rule('GAP-0205', 'is for whoever is present with it, and cancelled for nobody', () => {
    const link = 'Drill Ask Link';
    expect(asked({ 'Drill: Console': { light: ['Drill Recruit'] } }, link)).toEqual([true]);
    // On an enclosed vehicle it is inside, and whoever is inside is with no other.
    const walker = (...outside: string[]) => ({
      'Drill Yard': { light: [{ card: 'Drill Fighting Walker', passengers: ['Drill Recruit'] }, ...outside] },
    });
    expect(asked(walker(), link)).toEqual([true]);
    expect(asked({ 'Drill Yard': { light: ['Drill Fighting Walker', 'Drill Recruit'] } }, link)).toEqual([false]);
    const strider = { card: 'Drill Strider', passengers: ['Drill Trooper'] };
    expect(asked({ 'Drill: Console': { dark: [strider] } }, link)).toEqual([false]);
    // On an open one it is where that is.
    expect(asked({ 'Drill Yard': { light: ['Drill Open Truck', 'Drill Recruit'] } }, link)).toEqual([true]);
    expect(asked({ 'Drill Yard': { light: ['Drill Recruit'] } }, link)).toEqual([false]);
    const t = table(ccg, {
      dark: { hand: ['Drill Outage', link, 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill: Console': { light: ['Drill Recruit'] } },
    });
    t.dark.does('play', 'Drill Outage');
    t.light.passes();
    expect(t.dark.may('play', link)).toBe(false);
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
  });
});
