import { cardAt, type WindowHooks, type WindowRule } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { TcgVocabulary } from '../../state/vocabulary.ts';
import { luckyOptions, useLucky } from '../battle/lucky.ts';
import { endOfRetreat, retreatOptions, takeRetreat } from '../battle/retreating.ts';
import { buildOptions, endOfBuildStep, takeBuildOption } from '../building/building.ts';
import { hiddenCostOptions, useHiddenCost } from '../building/hiddenCost.ts';
import { playable } from '../playing/abilities.ts';
import { playing } from '../playing/playing.ts';
import { admits, allowsHiddenCost, type Chance } from './chances.ts';

/** A chance to play effects with an activation cost: play one or pass, in turns, until both have passed. */ // TCG-0319
function chance(kind: Chance): WindowRule<State, TcgVocabulary> {
  const mask = admits[kind];
  return {
    options(s, who) {
      const options = playable(s, who, mask);
      if (kind === 'reroll') options.push(...luckyOptions(s, who));
      if (allowsHiddenCost(kind) && s.zones.building[who].length > 0) options.push(...hiddenCostOptions(s, who));
      return options;
    },
    take(s, who, option) {
      const card = cardAt(s, option.on);
      if (option.verb === 'lucky') return useLucky(s, who, card);
      if (option.verb === 'hidden cost') return useHiddenCost(s, who, card);
      return playing(s, who, card, option.clause ?? '');
    },
  };
}

const chances: readonly Chance[] = [
  'general',
  'start of build step',
  'start of battle',
  'start of battle step',
  'attack',
  'reroll',
  'prevention',
  'discard',
  'disrupt',
  'draw',
  'end of battle step',
  'end of turn',
];

export const windows: WindowHooks<State, TcgVocabulary> = {
  turnPlayer: (s) => s.facts.dark,
  kinds: {
    ...Object.fromEntries(chances.map((kind) => [kind, chance(kind)])),
    build: { options: buildOptions, take: takeBuildOption, pass: endOfBuildStep },
    retreat: { options: retreatOptions, take: takeRetreat, pass: endOfRetreat },
  },
};
