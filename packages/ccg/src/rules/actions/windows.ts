import { type Automatic, cardAt, impossible, type WindowHooks, type WindowRule } from '@binary-sunset/kernel';
import { actionCalled } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { CcgVocabulary, Occurrence, Option } from '../../state/vocabulary.ts';
import { attacking, isAttackOver } from '../attacks/attack.ts';
import { battling } from '../battle/battle.ts';
import { isBrokenOff } from '../battle/battlePresence.ts';
import { dueFrom, takingDamage } from '../battle/damageSegment.ts';
import { beforeDuel } from '../battle/duels.ts';
import { breakingCover } from '../cards/cover.ts';
import { searchingForMissing } from '../cards/searchParties.ts';
import { deploying, deploymentInResponse } from '../deploying/deploy.ts';
import { deployResponses } from '../deploying/immediate.ts';
import { replacingPersonas } from '../deploying/personas.ts';
import { draining } from '../force/drains.ts';
import { moving } from '../moving/moving.ts';
import { reactsTo } from '../reacting/reacting.ts';
import { reactFrame } from '../reacting/reacts.ts';
import { expiring } from '../turn/endOfTurn.ts';
import { activating, drawing } from '../turn/phases.ts';
import { handingOver } from '../weapons/handingOver.ts';
import { actionFrame } from './acting.ts';
import { automaticByRule } from './automatic.ts';
import { draftOf } from './initiating.ts';
import { stillApplies } from './stillApplies.ts';
import type { Moment, TopLevel } from './topLevel.ts';
import { automaticTexts, responsesTo, usingTexts } from './usingTexts.ts';

/** Every topic that lets a player do something at the top level. */
const topics: readonly TopLevel[] = [
  activating,
  draining,
  deploying,
  replacingPersonas,
  handingOver,
  breakingCover,
  searchingForMissing,
  moving,
  drawing,
  usingTexts,
  battling,
  takingDamage,
  attacking,
];

const topicByVerb = new Map(topics.flatMap((topic) => topic.verbs.map((verb) => [verb, topic] as const)));

/** Players alternate in top-level actions, until both have passed. */ // AR1-0106, AR1-0213
const topLevel = (moment: Moment): WindowRule<State, CcgVocabulary> => {
  // Topics come in several shapes, functions in one.
  const now = topics.filter(({ moments }) => moments?.includes(moment) ?? true).map(({ options }) => options);
  return {
    options(s, player) {
      const found: Option[] = [];
      for (const options of now) for (const option of options(s, player, moment)) found.push(option);
      return found;
    },
    take: (s, player, option) =>
      (topicByVerb.get(option.verb) ?? impossible(`Nothing is done by "${option.verb}".`)).take(s, player, option),
  };
};

/** In a segment of a battle or an attack nothing more can be done once that is over. */ // AR6-0004, AR6-0214
const whileFighting = (moment: Moment): WindowRule<State, CcgVocabulary> => {
  const segment = topLevel(moment);
  const isOver = (s: State): boolean => (s.facts.battle === null ? isAttackOver(s) : isBrokenOff(s));
  return { ...segment, options: (s, player, about) => (isOver(s) ? [] : segment.options(s, player, about)) };
};

/** Before a duel is fought out only what adds to its destinies or modifies them; whoever began it is first. */ // GAP-0269
const dueling: WindowRule<State, CcgVocabulary> = {
  options: (s, player) =>
    usingTexts
      .options(s, player, beforeDuel)
      .filter(({ clause }) => clause !== undefined && actionCalled(clause).clause.when?.inDuel === true),
  take: usingTexts.take,
};

const response: WindowRule<State, CcgVocabulary> = {
  options: (s, player, about) => [
    ...responsesTo(s, player, about),
    ...deployResponses(s, player, about),
    ...reactsTo(s, player, about),
  ],
  take(s, player, option, about) {
    if (option.verb === 'react') return reactFrame(s, player, option, about);
    return option.verb === 'deploy' && about !== null
      ? deploymentInResponse(s, player, cardAt(s, option.on), about)
      : actionFrame(draftOf(s, actionCalled(option.clause ?? ''), cardAt(s, option.on), player, about));
  },
  automatic: (s, occurrence: Occurrence): readonly Automatic[] => [
    ...expiring(s, occurrence),
    ...automaticByRule(s, occurrence),
    ...automaticTexts(s, occurrence).map(({ card, indexed, by }) => ({
      clause: indexed.id,
      on: card,
      frame: actionFrame(draftOf(s, indexed, card, by, occurrence)),
    })),
  ],
  applies: stillApplies,
};

export const windows: WindowHooks<State, CcgVocabulary> = {
  kinds: {
    start: topLevel('start'),
    activate: topLevel('activate'),
    control: topLevel('control'),
    deploy: topLevel('deploy'),
    battle: topLevel('battle'),
    move: topLevel('move'),
    draw: topLevel('draw'),
    end: topLevel('end'),
    weapons: whileFighting('weapons'),
    power: whileFighting('power'),
    damage: { ...whileFighting('damage'), must: dueFrom },
    [beforeDuel]: dueling,
    response,
  },
  turnPlayer: (s) => s.facts.active,
};
