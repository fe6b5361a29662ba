import { linesOf, textOf } from '@binary-sunset/table';
import type { CommandWord } from './commands.ts';
import { inspect, outline, whyNot } from './inspecting.ts';
import type { Looking } from './onlooker.ts';
import { type Paper, wrap } from './paper.ts';
import { lookUp } from './rules.ts';

export type LookWord = 'inspect' | 'why' | 'outline' | 'log' | 'rule';

export const lookWords: readonly CommandWord<LookWord>[] = [
  {
    word: 'inspect',
    keys: ['i', 'inspect'],
    argument: 'CARD',
    means: 'what a card says, its values and what they are made of',
  },
  { word: 'why', keys: ['w', 'why'], argument: 'CARD', means: 'what a card could do now, and why not the rest' },
  { word: 'outline', keys: ['o', 'outline'], means: 'every pile, with the cards in it that are known' },
  { word: 'log', keys: ['l', 'log'], means: 'all that has happened' },
  { word: 'rule', keys: ['rule'], argument: 'WORDS', means: 'look up the rulebook' },
];

export const look: Readonly<Record<LookWord, (looking: Looking, argument: string) => readonly string[]>> = {
  inspect,
  why: whyNot,
  outline,
  log(looking) {
    const { terminal, story, view } = looking;
    const lines = story.flatMap((chapter) => linesOf(terminal, chapter, view.viewer).map(textOf));
    return lines.length === 0 ? ['Nothing has happened yet.'] : lines.flatMap((text) => logLine(text, looking));
  },
  rule: (looking, words) => lookUp(looking.terminal, words, looking),
};

export const isLookWord = (word: string): word is LookWord => Object.hasOwn(look, word);

export const logLine = (text: string, { width }: Paper): string[] => wrap(`  ${text}`, width, '    ');
