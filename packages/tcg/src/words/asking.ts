import { type LocalsOf, localsOf, type Player } from '@binary-sunset/kernel';
import { definitionCalled, programCalled } from '../catalog/catalog.ts';
import { sentence } from '../language/words.ts';
import { effect } from '../rules/inForce/effect.ts';
import type { State } from '../state/state.ts';
import type { Decision } from '../state/vocabulary.ts';
import { called, capital, refName } from './names.ts';

/** A text that asks something: the title of its card, and the question. */
export interface TextAsking {
  readonly title: string;
  readonly question: string;
  /** What is done by whoever says yes, where that is the question: "Retreat this unit". */
  readonly doing: string;
}

type Resolving = LocalsOf<typeof effect>;

/** What the text under way asks whoever decides; null if none does. */
export function textAsking(s: State, { player, kind, options }: Pick<Decision, 'player' | 'kind' | 'options'>) {
  const resolving = localsOf(s.frames[s.frames.length - 1], effect);
  if (resolving === null) return null;
  const { program, at, by } = resolving;
  const instruction = programCalled(program)[at];
  const title = program.replace(/\/[^/]*$/, '');
  const self = called(definitionCalled(title).card);
  const words = instruction?.words(self) ?? '';
  if (instruction === undefined || words === '') return null;
  const verb = options[0]?.verb ?? '';
  const question =
    kind === 'number' && instruction.howMany !== undefined
      ? `${capital(instruction.howMany)}${fromWhom(s, resolving, player)}?`
      : (asYesOrNo(words, verb) ??
        (by === player ? choosing(words, self, instruction.whom?.(self)) : sentence(inOwnWords(words))));
  return { title, question, doing: doing(words) } satisfies TextAsking;
}

/** Whom it is done to, once that is chosen. */
function fromWhom(s: State, { it }: Resolving, player: Player): string {
  const [only, ...more] = it;
  return only === undefined || more.length > 0 ? '' : ` from ${refName(s, only, player)}`;
}

/** "Do you gain 1 Force?", "Pay 3 Force, or this happens: tap that unit." */
function asYesOrNo(words: string, verb: string): string | null {
  const [, unpaid, force] = /^(.*) unless .*pays (\d+ Force)$/.exec(words) ?? [];
  if (verb === 'pay' && unpaid !== undefined) return `Pay ${force}, or this happens: ${unpaid}.`;
  if (verb === 'reroll') return 'Which of the dice do you reroll?';
  const [, first, rest = ''] = /^you may (.*?)((?:\. |, then ).*)?$/.exec(words) ?? [];
  if (first === undefined || (verb !== 'do it' && verb !== 'pay')) return null;
  return rest === '' ? `Do you ${first}?` : `Do you ${first}? ${sentence(rest.replace(/^(\. |, )/, ''))}`;
}

const orders = ['the ', 'that ', 'this ', 'your '];

/** What is chosen comes first, where the text itself is no order: "Choose one of your units: it gets +2 power." */
function choosing(words: string, self: string, whom: string | undefined): string {
  if (whom === undefined || !words.includes(whom)) return sentence(words);
  const isPlural = /^(up to|any number of) /.test(whom);
  if (words.startsWith(whom)) return sentence(`choose ${whom}: ${isPlural ? 'they' : 'it'}${words.slice(whom.length)}`);
  const isOrder = !words.startsWith(self) && !orders.some((start) => words.startsWith(start));
  return sentence(isOrder ? words : `choose ${whom}: ${words.replace(whom, isPlural ? 'them' : 'it')}`);
}

/** What the text says of its player's opponent, said to that opponent: "Discard a card from your hand." */
const inOwnWords = (words: string): string =>
  words
    .replace(/^your opponent (\w+?)s( and (\w+?)s)?\b/, (_, does: string, __, also?: string) =>
      also === undefined ? does : `${does} and ${also}`,
    )
    .replace(/ of his or her choice/g, '')
    .replace(/his or her|your opponent's/g, 'your');

/** Longer words are for the prompt, not for a button. */
const aFewWords = 60;

function doing(words: string): string {
  const [first = ''] = words.split(/\. |, then /);
  const does = capital(first.replace(/^you may /, ''));
  return does.length > aFewWords ? 'Do it' : does;
}
