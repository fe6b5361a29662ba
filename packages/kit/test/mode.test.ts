import { type Game, isOutcome } from '@binary-sunset/kernel';
import { type SkirmishPosition, type SkirmishState, skirmish } from '@binary-sunset/skirmish';
import { describe, expect, test } from 'vitest';
import { currentMode, inBothModes, note } from '../src/mode.ts';
import { table } from '../src/table.ts';

type Skirmish = Game<SkirmishState, SkirmishPosition, 'first' | 'second'>;

const position: SkirmishPosition = {
  first: { hand: ['Rally', 'Formation'], play: ['Trooper', 'Veteran'] },
  second: { hand: ['Countermand'], play: ['Scout'] },
};

/** Three answers in one game. */
const playedIn = (game: Skirmish) => () => {
  const t = table(game, position);
  t.first.does('play', 'Rally');
  t.second.passes();
  t.first.does('play', 'Formation');
};

test('a scenario is run in the plain mode, then in the strict one', async () => {
  const modes: string[] = [];
  await inBothModes(() => {
    modes.push(currentMode());
  });
  expect(modes).toEqual(['plain', 'strict']);
  expect(currentMode()).toBe('plain');
});

test('a scenario that goes the same way in both passes', async () => {
  await inBothModes(playedIn(skirmish));
});

test('a failure in either is a failure, and the mode is the plain one again', async () => {
  await expect(
    inBothModes(() => {
      if (currentMode() === 'strict') throw new Error('only when strict');
    }),
  ).rejects.toThrow('only when strict');
  expect(currentMode()).toBe('plain');
});

describe('a scenario that goes another way in the strict mode fails', () => {
  const anotherWay = 'Written out, read back, undone and redone, the scenario goes another way';

  test('from the first difference on', async () => {
    await expect(
      inBothModes(() => {
        note('the same');
        note(currentMode());
      }),
    ).rejects.toThrow(`${anotherWay} from answer 2 on.`);
  });

  test('if it stops earlier', async () => {
    await expect(
      inBothModes(() => {
        note('the same');
        if (currentMode() === 'plain') note('more');
      }),
    ).rejects.toThrow(`${anotherWay} from answer 2 on.`);
  });

  test('if it goes on for longer', async () => {
    await expect(
      inBothModes(() => {
        if (currentMode() === 'strict') note('more');
      }),
    ).rejects.toThrow(anotherWay);
  });

  test('if a game remembers something outside its state', async () => {
    let answers = 0;
    const forgetful: Skirmish = {
      ...skirmish,
      answer(s, answer, tell) {
        skirmish.answer(s, answer, tell);
        s.facts.energy = [s.facts.energy[0], ++answers];
      },
    };
    await expect(inBothModes(playedIn(forgetful))).rejects.toThrow(`${anotherWay} from answer 1 on.`);
  });

  test('if looking at a state changes it', async () => {
    const touching: Skirmish = {
      ...skirmish,
      view(s, who) {
        s.moment++;
        return skirmish.view(s, who);
      },
    };
    await expect(inBothModes(playedIn(touching))).rejects.toThrow(/read only/);
  });

  test('if an answer changes what forks share', async () => {
    const sharing: Skirmish = {
      ...skirmish,
      answer(s, answer, tell) {
        skirmish.answer(s, answer, tell);
        const now = skirmish.pending(s);
        if (!isOutcome(now)) (s.names as string[]).push('Rally');
      },
    };
    await expect(inBothModes(playedIn(sharing))).rejects.toThrow(/not extensible/);
  });
});
