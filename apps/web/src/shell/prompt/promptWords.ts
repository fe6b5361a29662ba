import type { Handle, Prompt, ValueChange } from '@binary-sunset/kernel';
import type { Aim, Asked } from '@binary-sunset/table';
import { spoken } from '../../boards/shared/cardWords.ts';
import { howMany, optionsApart, realOptions } from '../../session/options.ts';

export interface Spoken {
  readonly heading: string;
  /** What it is about; may be empty. */
  readonly about: string;
}

/** A prompt as the page shows it: a question that nothing stands above is its own heading. */
export const spokenPrompt = ({ heading, question }: Prompt): Spoken =>
  heading === '' ? { heading: question, about: '' } : { heading, about: question };

const changed = ({ value, from, to }: ValueChange): string => `${value} ${from ?? '–'} → ${to ?? '–'}`;

/** What is said below the heading: the question's own words, what an armed option would do, how much is chosen. */
export function aboutLine(asked: Asked, picked: readonly number[], cards: number): string {
  const { decision, prompt } = asked;
  const [option] = picked;
  if (decision.kind === 'subset') return spokenPrompt(prompt).about || howMany(asked, picked);
  const changes = option === undefined ? [] : (decision.options[option]?.changes ?? []);
  if (changes.length > 0) return changes.map(changed).join(', ');
  if (option !== undefined && decision.kind !== 'number') return 'Confirm, or choose another.';
  const { about } = spokenPrompt(prompt);
  if (about !== '') return about;
  if (decision.kind === 'number' || realOptions(asked).length === 0) return '';
  if (cards === 0) return '';
  const apart = optionsApart(asked);
  if (apart.length > 0 && apart.every((one) => decision.options[one]?.on !== undefined)) return 'Choose what glows';
  if (apart.length > 0) return 'Choose a card that glows, or below';
  if (asked.pass !== null) return 'Choose a card that glows, or pass';
  return cards === 1 ? 'Choose at the card that glows' : `Choose one of the ${cards} cards that glow`;
}

/** What is asked where a click on somebody does it all: "Whom does Jango Fett A attack?"; null if nobody can be pointed at. */
export function whoseTarget({ aims: offered, cards, decision }: Asked, aims: ReadonlyMap<Handle, Aim>): string | null {
  const [aim] = aims.values();
  const title = cards.find(({ handle }) => handle === aim?.by)?.title ?? null;
  const acts = decision.options.some(({ on }) => on !== undefined && 'card' in on && on.card === aim?.by);
  return offered.length === 0 || title === null || !acts ? null : `Whom does ${spoken(title)} attack?`;
}
