import { type Agent, randomAgent } from '@binary-sunset/agents';
import { type Decision, isOutcome, other, type Player, players } from '@binary-sunset/kernel';
import { type SkirmishState, skirmish, stockDecks } from '@binary-sunset/skirmish';
import { expect, test } from 'vitest';
import { apprentice } from '../src/apprentice.ts';
import { luckOfDice } from '../src/dice.ts';

/** As little as an apprentice needs to know of a game: no rule of thumb, and what is good. */
const ofSkirmish = apprentice({
  game: skirmish,
  imagine: skirmish.imagine,
  luck: (_s, _decision, seed) => luckOfDice(seed),
  situation: (s: SkirmishState, { player }: Decision) => ({ s, me: player }),
  nameOf: (_look, option) => JSON.stringify(option),
  rules: [],
  nothing: ['pass'],
  say: (_from, { of, whose }) => ({ words: `${whose} ${of}` }),
  judge: ({ me }, s) => [
    { of: 'strength', whose: 'mine', amount: strengthOf(s, me), worth: strengthOf(s, me) },
    { of: 'strength', whose: 'theirs', amount: strengthOf(s, other(me)), worth: -strengthOf(s, other(me)) },
  ],
  isSettled: (_from, { facts }, { kind }) => kind === 'action' && facts.attacker === null,
});

const strengthOf = ({ facts, zones }: SkirmishState, who: Player): number =>
  2 * facts.morale[who] + 2 * zones.play[who].length + facts.energy[who];

function winnerOf(agents: readonly [Agent, Agent], seed: string): Player | null {
  const s = skirmish.start({ decks: [stockDecks.Vanguard, stockDecks.Vanguard] }, seed);
  for (;;) {
    const now = skirmish.pending(s);
    if (isOutcome(now)) return now.winner;
    const { player, at } = now;
    skirmish.answer(s, { player, at, picks: agents[player].choose(skirmish.view(s, player), now) });
  }
}

test('an apprentice of any game beats chance by looking one step ahead', () => {
  let wins = 0;
  for (let pair = 0; pair < 4; pair++) {
    for (const seat of players) {
      const [own, random] = [ofSkirmish(`a${pair}`), randomAgent(`r${pair}`)];
      if (winnerOf(seat === 0 ? [own, random] : [random, own], `game ${pair}`) === seat) wins++;
    }
  }
  expect(wins).toBeGreaterThanOrEqual(7);
});
