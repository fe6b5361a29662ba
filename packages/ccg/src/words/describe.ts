import type { Decision, Described, Option, Place } from '@binary-sunset/kernel';
import { cardOf } from '../catalog.ts';
import type { State } from '../state.ts';

const prompts: Readonly<Record<string, string>> = {
  start: 'Start of the turn.',
  activate: 'Activate phase.',
  control: 'Control phase.',
  deploy: 'Deploy phase.',
  battle: 'Battle phase.',
  move: 'Move phase.',
  draw: 'Draw phase.',
  end: 'End of the turn.',
  weapons: 'Weapons segment.',
  power: 'Power segment.',
  damage: 'Damage segment.',
  response: 'Do you respond?',
};

const placeName = (s: State, place: Place | undefined): string => {
  if (place === undefined) return '';
  if (!('card' in place)) return place.zone;
  const card = s.cards.handle.indexOf(place.card);
  return card < 0 ? 'a card' : cardOf(s, card).title;
};

const labelOf = (s: State, { verb, on, amount }: Option): string =>
  [verb, placeName(s, on), amount === undefined ? '' : String(amount)].filter((word) => word !== '').join(' ');

export const describe = (s: State, { window, options }: Decision): Described => ({
  prompt: prompts[window?.kind ?? ''] ?? 'Choose.',
  labels: options.map((option) => labelOf(s, option)),
  rules: [],
});
