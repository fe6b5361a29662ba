import { describe, expect, it } from 'vitest';
import type { Conversation } from '../src/conversation.ts';
import { terminalSkirmish } from '../src/games/skirmish.ts';
import { filmFor } from '../src/starting.ts';
import { retold } from '../src/stepping.ts';
import { wishIn } from '../src/wishes.ts';
import { begin, folder, paper, surroundings, textOf, type } from './table.ts';

/** A game of two computer players, in a file. */
function recorded(): ReturnType<typeof folder> {
  const files = folder();
  begin('watch --seed film --save film.json', files);
  return files;
}

const footer = (page: string): string => page.split('\n').at(-1) ?? '';

/** Every page from here in one direction. */
function leaf(film: Conversation, by: string): string[] {
  const pages: string[] = [];
  for (let page = type(film, by); !page.startsWith('This is the'); page = type(film, by)) pages.push(page);
  return pages;
}

describe('stepping through a record', () => {
  it('begins before the first answer and ends with the outcome', () => {
    const film = begin('step film.json', recorded());
    expect(footer(textOf(film.open()))).toMatch(/^After 0 of \d+ answers, as a spectator sees it\./);
    const last = type(film, 'last');
    expect(footer(last)).toMatch(/^After (\d+) of \1 answers/);
    expect(last).toMatch(/player wins: no morale left\./);
    expect(type(film, 'n')).toBe('This is the end.');
  });

  it('shows the same pages backwards as forwards', () => {
    const film = begin('step film.json', recorded());
    const first = textOf(film.open());
    const forwards = leaf(film, 'n');
    const backwards = leaf(film, 'p');
    expect(backwards.reverse()).toEqual([first, ...forwards.slice(0, -1)]);
    expect(forwards.length).toBeGreaterThan(10);
  });

  it('stops only where the viewer can see something happen', () => {
    const film = begin('step film.json', recorded());
    film.open();
    for (const page of leaf(film, '')) expect(page.match(/^─+$/gm)).toHaveLength(3);
  });

  it('jumps to any answer', () => {
    const film = begin('step film.json', recorded());
    film.open();
    expect(footer(type(film, '20'))).toContain('After 20 of');
    expect(footer(type(film, 'first'))).toContain('After 0 of');
    expect(type(film, '999')).toMatch(/^Type one number from 0 to \d+\.$/);
    expect(type(film, 'jump')).toMatch(/^"jump" says nothing here: type a number from 0 to \d+, or \?/);
  });

  it('looks on as either player, with what they chose', () => {
    const film = begin('step film.json', recorded());
    film.open();
    const asFirst = type(film, 'v');
    expect(asFirst).toContain('as First player sees it');
    expect(asFirst).toContain('How much energy do you offer');
    expect(asFirst).toMatch(/chosen: \d/);
    expect(type(film, 'v')).toContain('as Second player sees it');
    expect(type(film, 'v')).toContain('as a spectator sees it');
  });

  it('inspects, outlines and tells what had happened by then', () => {
    const film = begin('step film.json', recorded());
    film.open();
    expect(type(film, 'l')).toBe('Nothing has happened yet.');
    type(film, '10');
    expect(type(film, 'l')).toContain('First player bids');
    expect(type(film, 'i trooper')).toContain('Unit · costs 1 energy');
    expect(type(film, 'o')).toContain('First player');
    expect(type(film, '?')).toContain('p, previous');
    type(film, 'q');
    expect(film.finished).toBe(true);
  });

  it('of another version goes as far as it agrees and says where it stops', () => {
    const files = recorded();
    const saved: { record: { answers: string } } = JSON.parse(files.read('film.json'));
    const answers = saved.record.answers.split(' ');
    const other = {
      ...saved.record,
      version: '0',
      answers: [...answers.slice(0, 5), answers[0], ...answers.slice(6)].join(' '),
    };
    const film = begin('step old.json', folder({ 'old.json': JSON.stringify(other) }));
    const page = textOf(film.open());
    expect(page).toContain('After 0 of 5 answers');
    expect(page.replaceAll('\n', ' ')).toContain('The record is of version 0, this is 1.');
  });
});

describe('watching two computer players', () => {
  it('is stepping through their game', () => {
    expect(textOf(begin('watch --seed film').open())).toBe(textOf(begin('step film.json', recorded()).open()));
  });

  it('is told at once where nobody can step', () => {
    const lines = retold(filmFor(wishIn(['watch', '--seed', 'film']), terminalSkirmish, surroundings()), paper);
    expect(lines[0]).toMatch(/^First player bids \d, Second player bids \d\.$/);
    expect(lines.join('\n')).toMatch(/player wins: no morale left\./);
  });
});
