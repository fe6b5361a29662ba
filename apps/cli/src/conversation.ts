import { type Paper, wrap } from './paper.ts';

/** What is said: on a clean page, below what is there, or on a page after which nothing earlier can be scrolled back to. */
export interface Reply {
  readonly page: 'clean' | 'same' | 'secret';
  readonly lines: readonly string[];
}

export const onCleanPage = (lines: readonly string[]): Reply => ({ page: 'clean', lines });
export const below = (...lines: readonly string[]): Reply => ({ page: 'same', lines });
export const onSecretPage = (lines: readonly string[]): Reply => ({ page: 'secret', lines });

/** Sentences in reply, and those that say why something was not done. */
export const repliesOn = ({ width, ink }: Paper) => ({
  remark: (text: string): Reply => below(...wrap(text, width)),
  refuse: (text: string): Reply => below(...wrap(text, width).map(ink.wrong)),
});

/** Lines in, text out: a game at a terminal, or a record looked through. */
export interface Conversation {
  open(): Reply;
  hear(line: string): Reply;
  /** What is said when no more lines come, after why. */
  breakOff(why: string): Reply;
  readonly finished: boolean;
}
