import { type Decision, isOutcome } from '@binary-sunset/kernel';
import { describe, expect, it } from 'vitest';
import type { TcgPosition } from '../src/index.ts';
import { tcg } from './drill.ts';

/** What may be answered where such a verb is first offered, by the words for it; everything before it is passed. */
function labelsAt(position: TcgPosition, verb: string): readonly string[] {
  const s = tcg.position(position);
  for (let asked = tcg.pending(s); !isOutcome(asked); asked = tcg.pending(s)) {
    if (asked.options.some((option) => option.verb === verb)) return tcg.describe(s, asked).labels;
    tcg.answer(s, { player: asked.player, at: asked.at, picks: [passIn(asked)] });
  }
  throw new Error(`Nobody was ever offered to ${verb}.`);
}

const passIn = ({ options }: Decision): number =>
  Math.max(
    0,
    options.findIndex(({ verb }) => verb === 'pass'),
  );

describe('what stands on a button', () => {
  it('is what the instruction lets its player do, never a bare yes or no', () => {
    const position: TcgPosition = { at: 'end', dark: { character: ['Sparring Nightwatch'] }, light: {} };
    expect(labelsAt(position, 'do it')).toEqual(['Gain 1 Force', "Don't"]);
  });

  it('is what is declined', () => {
    const position: TcgPosition = {
      at: 'character',
      dark: { character: ['Sparring Brute'], force: 4 },
      light: { character: ['Drill Trooper', 'Drill Adept'], force: 4 },
      rolls: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    };
    expect(labelsAt(position, 'overkill').at(-1)).toBe('Give none');
  });
});
