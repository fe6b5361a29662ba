import { randomAgent } from '@binary-sunset/agents';
import { isOutcome } from '@binary-sunset/kernel';
import { enough, type LessonBegun } from '@binary-sunset/table';
import { ccgCourse } from '@binary-sunset/table/ccg/lessons';
import { tcgCourse } from '@binary-sunset/table/tcg/lessons';
import { describe, expect, test } from 'vitest';

const courses = { tcg: tcgCourse, ccg: ccgCourse } as const;

/** Enough for any lesson, and for a whole game played without sense. */
const mostAnswers = 3000;

/** Lets the other side play until the learner is asked or nobody is. */
function untilAsked({ match, coach }: LessonBegun<unknown>): void {
  while (coach(match).state !== 'done' && match.computerAnswers());
}

/** Gives what the coach means; where that is nothing, says what was asked. */
function follow({ match, coach }: LessonBegun<unknown>): void {
  const { pending } = match;
  if (isOutcome(pending)) return;
  const { meant, says } = coach(match);
  const picks = pending.kind === 'subset' ? enough(pending, meant) : meant.slice(0, 1);
  const { prompt, labels } = match.table.game.describe(match.state, pending);
  if (picks.length < pending.min)
    throw new Error(`"${says}" means nothing at "${prompt.question}", where there is ${labels.join(', ')}.`);
  match.give({ player: pending.player, at: pending.at, picks });
}

for (const [name, course] of Object.entries(courses))
  describe.each(course.lessons)(`${name} lesson $id`, ({ id, whole, teaches }) => {
    test('says what it teaches in a sentence', () => expect(teaches).toMatch(/^[A-Z].{15,110}\.$/));

    test.runIf(!whole)('is done by doing what the coach means, in few answers', async () => {
      const lesson = await course.begin(id, 'test');
      const { match, coach } = lesson;
      const said = new Set<string>();
      let answers = 0;
      for (untilAsked(lesson); coach(match).state === 'going on'; untilAsked(lesson)) {
        said.add(coach(match).says);
        expect(coach(match).remark).toBeNull();
        follow(lesson);
        answers++;
      }
      const { state, steps, says } = coach(match);
      expect(state).toBe('done');
      expect(said.size).toBe(steps?.of);
      expect(answers).toBeLessThan(40);
      // A strip on a phone has room for so much.
      for (const words of [...said, says]) expect(words.length).toBeLessThan(260);
    });

    test.runIf(whole)(
      'says less and less to whoever does what comes to mind or is pointed at, and who won in the end',
      async () => {
        const lesson = await course.begin(id, 'test');
        const { match, coach } = lesson;
        const random = randomAgent('test');
        const said: string[] = [];
        let questions = 0;
        for (untilAsked(lesson); coach(match).state === 'going on'; untilAsked(lesson)) {
          const { pending } = match;
          if (isOutcome(pending)) throw new Error('The game is over, and the coach does not know.');
          const { says, quiet, meant, steps, remark } = coach(match);
          expect({ steps, remark }).toEqual({ steps: null, remark: null });
          expect(says.length).toBeLessThan(260);
          if (!quiet) said.push(says);
          questions++;
          const [most] = meant;
          const picks =
            most === undefined || pending.kind === 'subset'
              ? random.choose(match.table.game.view(match.state, pending.player), pending)
              : [most];
          match.give({ player: pending.player, at: pending.at, picks });
        }
        expect(said.length).toBeGreaterThan(8);
        expect(said.length).toBeLessThan(questions);
        expect(coach(match)).toMatchObject({ state: 'done', quiet: false, meant: [] });
        expect(coach(match).says).toMatch(/\b(win|won|lost)\b/);
      },
    );

    test('never leaves a player stuck who does whatever comes to mind', async () => {
      for (let seed = 0; seed < (whole ? 4 : 25); seed++) {
        const lesson = await course.begin(id, `random ${seed}`);
        const { match, coach } = lesson;
        const random = randomAgent(`random ${seed}`);
        let answers = 0;
        for (untilAsked(lesson); coach(match).state === 'going on'; untilAsked(lesson)) {
          const { pending } = match;
          if (isOutcome(pending)) throw new Error('The game is over, and the coach does not know.');
          expect(match.seats[pending.player]).toBeNull();
          expect(pending.options.length).toBeGreaterThan(0);
          const picks = random.choose(match.table.game.view(match.state, pending.player), pending);
          match.give({ player: pending.player, at: pending.at, picks });
          expect(++answers).toBeLessThan(mostAnswers);
        }
        // Whatever it came to can be taken back, to the very beginning, and the coach goes back with it.
        while (match.undo());
        expect(coach(match)).toMatchObject({ state: 'going on', remark: null });
        if (!whole) expect(coach(match).steps?.done).toBe(0);
      }
    });

    test('takes steps back with the moves that they were done by, and does them again', async () => {
      const lesson = await course.begin(id, 'test');
      const { match, coach } = lesson;
      untilAsked(lesson);
      const first = coach(match);
      if (whole) {
        const random = randomAgent('test');
        const { pending } = match;
        if (isOutcome(pending)) throw new Error('It is over before it has begun.');
        const picks = random.choose(match.table.game.view(match.state, pending.player), pending);
        match.give({ player: pending.player, at: pending.at, picks });
      } else follow(lesson);
      untilAsked(lesson);
      const then = coach(match);
      match.undo();
      expect(coach(match)).toEqual(first);
      match.redo();
      expect(coach(match)).toEqual(then);
    });
  });
