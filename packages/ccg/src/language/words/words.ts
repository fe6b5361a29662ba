/** What stands on the face of a card: every text of it, rendered from what it does. */
import { stands } from '@binary-sunset/kernel';
import type { Card, InterruptCard, LocationCard, StarshipCard, VehicleCard } from '../../catalog/card.ts';
import { selfOf } from '../../catalog/self.ts';
import { isDrivingDroid } from '../../catalog/traits.ts';
import type { Clause } from '../../text/program.ts';
import { both, joined } from '../../text/saying/lists.ts';
import { numbered } from '../../text/saying/nouns.ts';
import type { Self } from '../../text/saying/self.ts';
import { actionWords, deedsOf, openingOf, sentence } from './actions.ts';
import { deployWords } from './deploys.ts';

/** One text of a card, as a player reads it. */
export function clauseWords(clause: Clause, self: Self): string {
  switch (clause.kind) {
    case 'action':
      return actionWords(clause, self);
    case 'modifier':
      return sentence(clause.words(self));
    case 'deploys':
      return deployWords(clause, self);
  }
}

/** On the face, where several texts may read as one: then the others say nothing. */
const faceWords = (clause: Clause, self: Self): string =>
  clause.kind === 'action' && clause.onFace !== undefined ? clause.onFace : clauseWords(clause, self);

/** What a location says to the player on that side of it. */
export const sideWords = (card: LocationCard, side: 'light' | 'dark'): string[] =>
  card.text[side].filter(stands).map((clause) => faceWords(clause, selfOf(card)));

const saidTo = (card: LocationCard, side: 'light' | 'dark'): string[] =>
  sideWords(card, side).map((words) => `${side === 'light' ? 'Light' : 'Dark'}: ${words}`);

/** Who and what has room aboard, and who is there always. */
function roomWords(card: VehicleCard | StarshipCard): string[] {
  const { pilots, passengers, either, astromechs, vehicles, starfighters, onlyStarfighters } = card.capacity;
  const room = [
    numbered(pilots, card.kind === 'vehicle' && card.type === 'transport' ? 'driver' : 'pilot'),
    either === 0 ? '' : either === 1 ? '1 pilot or passenger' : `${either} pilots or passengers`,
    numbered(passengers, 'passenger'),
    numbered(astromechs, 'astromech'),
    numbered(vehicles, 'vehicle'),
    numbered(starfighters, onlyStarfighters ?? 'starfighter'),
  ].filter((part) => part !== '');
  return [
    ...(room.length === 0 ? [] : [sentence(`has room for ${both(room)}`)]),
    ...card.permanentPilots.map((ability) => sentence(`has a permanent pilot of ability ${ability}`)),
  ];
}

/** Cards that come to a place, rather than on something. */
const goesTo: readonly Card['kind'][] = ['character', 'vehicle', 'starship', 'creature'];

/** What cards of a class do by rule, which their own text does not say. */
function ruledWords(card: Card): string[] {
  if (card.kind === 'effect' && card.movesLikeCharacter === true) return ['Moves like a character.'];
  if (card.kind === 'character' && isDrivingDroid(card)) return ['May drive transport vehicles.'];
  if (card.kind === 'starship' && card.traits.includes('ship-docking capability'))
    return ['Has ship-docking capability.'];
  if (card.kind === 'vehicle' && card.traits.includes('lift tube'))
    return ['Needs no driver.', 'May be only at interior mobile sites.'];
  return [];
}

/** The functions of an Interrupt: what is done alike for several reasons is said once. */ // AR1-0091
function functionWords({ functions }: InterruptCard, self: Self): string[] {
  const found: { readonly pile: string; readonly openings: string[]; readonly done: string }[] = [];
  for (const { pile, action } of functions.filter(stands)) {
    const name = action.starting === true ? 'STARTING' : pile.toUpperCase();
    if (action.onFace !== undefined) {
      if (action.onFace !== '') found.push({ pile: name, openings: [], done: action.onFace });
      continue;
    }
    const [opening, done] = [openingOf(action, self), deedsOf(action, self, true)];
    const last = found.at(-1);
    if (last !== undefined && last.pile === name && last.done === done && opening !== '') last.openings.push(opening);
    else found.push({ pile: name, openings: opening === '' ? [] : [opening], done });
  }
  return found.map(
    ({ pile, openings, done }) => `${pile}: ${sentence(joined([joined(openings, ', or '), done], ', '))}`,
  );
}

/** The texts of a card, one by one, rendered from what they do. */
export function cardWords(card: Card): readonly string[] {
  const self = selfOf(card);
  if (card.kind === 'interrupt') return functionWords(card, self);
  if (card.kind === 'location') return [...saidTo(card, 'light'), ...saidTo(card, 'dark')];
  const room = card.kind === 'starship' || card.kind === 'vehicle' ? roomWords(card) : [];
  const texts = card.text
    .filter(stands)
    .map((clause) =>
      clause.kind === 'deploys'
        ? deployWords(clause, self, {
            unsaid: card.kind === 'effect' ? 'on table' : '',
            isPlaced: goesTo.includes(card.kind),
          })
        : faceWords(clause, self),
    )
    .filter((words) => words !== '');
  return [...room, ...texts, ...ruledWords(card)];
}
