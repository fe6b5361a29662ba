import { arenas } from '@binary-sunset/tcg';
import { capital, counted } from '../../line.ts';
import type { ShownUnit } from '../board.ts';
import type { TcgMoment, TcgMove, TcgSituation } from './lesson.ts';
import { chanceIn, hasChosen, heldBy, listedIn, offers, seatOf, theirsIn, yoursIn } from './looking.ts';

const isSettingUp = ({ board }: TcgSituation): boolean => board.turn === 0;

const isToAttack = (now: TcgSituation): boolean => offers(now, 'hold back') && offers(now, 'attack');

const isToChooseTarget = (now: TcgSituation): boolean => offers(now, 'attack') && !offers(now, 'hold back');

const fighting = ({ board }: TcgSituation): string => board.arenas.find(({ battle }) => battle === 'now')?.name ?? '';

const theyWouldWin = (now: TcgSituation): boolean => !isSettingUp(now) && heldBy(now, 'they').length >= 2;

const youWouldWin = (now: TcgSituation): boolean => !isSettingUp(now) && heldBy(now, 'you').length >= 2;

/** A chance to play something, other than in a build or a retreat step. */
const isChance = (now: TcgSituation): boolean => !['', 'build', 'retreat'].includes(chanceIn(now));

/** A unit of the learner's that would not survive what is about to be done to it. */
const fallingIn = (now: TcgSituation): ShownUnit | undefined =>
  arenas
    .flatMap((arena) => yoursIn(now, arena))
    .find(({ damage, pending, health }) => pending > 0 && damage + pending >= (health.now ?? Number.POSITIVE_INFINITY));

/** Whoever has least health left first, of several those that may still strike. */
const weakestFirst = (now: TcgSituation): readonly TcgMove[] => {
  const left = ({ health, damage, tapped }: ShownUnit): number => 2 * ((health.now ?? 0) - damage) + (tapped ? 1 : 0);
  const arena = arenas.find((one) => capital(one) === fighting(now));
  const theirs = arena === undefined ? [] : [...theirsIn(now, arena)].sort((a, b) => left(a) - left(b));
  return [
    ...theirs.flatMap(({ title }): TcgMove[] => (title === null ? [] : [{ verb: 'attack', on: title }])),
    { verb: 'attack' },
  ];
};

/** To its arena rather than to the build zone. */
const deploying: readonly TcgMove[] = [
  { verb: 'deploy', to: 'character' },
  { verb: 'deploy', to: 'ground' },
  { verb: 'deploy', to: 'space' },
];

const isBuilding = (now: TcgSituation): boolean => offers(now, 'end build step');

/** What is worth a word in a whole game, the most pressing first. */
export const moments: readonly TcgMoment[] = [
  {
    says: 'These are the cards you begin with. You may exchange some, once, and never units. These are good ones: keep them.',
    isNow: (now) => isSettingUp(now) && now.decision?.kind === 'subset',
  },
  {
    says: (now) =>
      `You and your opponent lay out your first units, for ${seatOf(now).setup?.allowance ?? 0} points in all; what each costs stands in its corner. Press a unit to put it into its arena. One in each arena is a good start.`,
    isNow: (now) => isSettingUp(now) && offers(now, 'put'),
    moves: [
      { verb: 'put', on: 'Naboo Starfighter Squadron' },
      { verb: 'put', on: 'Clone Platoon' },
      { verb: 'put', on: 'Padmé Amidala (D)' },
      { verb: 'put' },
    ],
  },
  {
    says: 'Your opponent lays out in turn: whoever is behind goes on. Each card you lay down is replaced from your deck. There is still an arena where you have nobody.',
    isNow: (now) => isSettingUp(now) && offers(now, 'put') && arenas.some((arena) => yoursIn(now, arena).length === 0),
    moves: [{ verb: 'put', on: 'Clone Platoon' }, { verb: 'put', on: 'Padmé Amidala (D)' }, { verb: 'put' }],
  },
  {
    says: 'What is left is too little for a whole unit. Put it on one more, face down: you pay the rest in your build step.',
    isNow: (now) => isSettingUp(now) && offers(now, 'build last') && !offers(now, 'put'),
    moves: [{ verb: 'build last' }],
  },
  {
    says: (now) =>
      `Careful: your opponent holds ${listedIn(heldBy(now, 'they'))}. If the turn ended like that, you would lose. Bring a unit of your own into one of them, now, with all your points if need be.`,
    times: 3,
    isNow: (now) => theyWouldWin(now) && isBuilding(now),
    moves: [...deploying, { verb: 'build' }],
  },
  {
    says: (now) =>
      `Careful: your opponent holds ${listedIn(heldBy(now, 'they'))}. Keep every unit where it is: one of yours that lives through the battle is enough to take an arena from them.`,
    times: 2,
    isNow: (now) => heldBy(now, 'they').length >= 1 && offers(now, 'end retreat step'),
    moves: [{ verb: 'end retreat step' }],
  },
  {
    says: 'Your first build step. A die said how many build points both of you get this turn. Choose a card, and put points on it: once it has what it costs, it may come into play. What you don’t spend is lost.',
    isNow: isBuilding,
    moves: [...deploying, { verb: 'build' }, { verb: 'add' }],
  },
  {
    says: 'How many points? With all that it needs it may come into play at once. With fewer you finish it next turn; your opponent sees the points, not the card.',
    isNow: (now) => offers(now, 'counters'),
  },
  {
    says: 'This one is paid for. Deploy it to its arena, and it fights this turn already.',
    isNow: (now) => isBuilding(now) && offers(now, 'deploy'),
    moves: deploying,
  },
  {
    says: 'A Mission is built like a unit. Complete it, and it does once what it says; then it is gone.',
    isNow: (now) => offers(now, 'complete'),
    moves: [{ verb: 'complete' }],
  },
  {
    says: (now) =>
      `You have ${counted(seatOf(now).points, 'point')} left; what is left when your build step ends is lost. Put it on a card, be it one that will be finished only next turn.`,
    times: 2,
    isNow: (now) => isBuilding(now) && seatOf(now).points > 0 && (offers(now, 'build') || offers(now, 'add')),
    moves: [...deploying, { verb: 'add' }, { verb: 'build' }],
  },
  {
    says: 'Nothing is left to build. End your build step: then comes the battle.',
    isNow: (now) => isBuilding(now) && !offers(now, 'build') && !offers(now, 'add'),
    moves: [...deploying, { verb: 'end build step' }],
  },
  {
    says: 'Before the battle you may take units out of it. Whoever retreats is safe in the build zone, but holds no arena and strikes nobody. Today everybody stays.',
    isNow: (now) => offers(now, 'end retreat step'),
    moves: [{ verb: 'end retreat step' }],
  },
  {
    says: 'Back takes a choice back, if you would rather have attacked: whoever holds back is tapped, and done for this turn.',
    isNow: (now) => hasChosen(now, 'hold back') && isToAttack(now),
    moves: weakestFirst,
  },
  {
    says: (now) =>
      `Your first attack. ${fighting(now)} fights, the fastest unit first, whoever it belongs to. Now it is yours: one die for each point of power, and each 4 or more is a hit.`,
    isNow: isToAttack,
    moves: weakestFirst,
  },
  {
    says: 'Whom does it attack? Best is a unit it can finish now, or one that has not struck yet. A unit with as much damage as health is gone.',
    isNow: isToChooseTarget,
    moves: weakestFirst,
  },
  {
    says: (now) =>
      `${fallingIn(now)?.title ?? 'A unit of yours'} would be discarded. You can prevent some of that damage, with a card or an ability: you have ${seatOf(now).force} Force, and get 4 each turn.`,
    times: 3,
    isNow: (now) => chanceIn(now) === 'prevention' && fallingIn(now) !== undefined,
    moves: [{ verb: 'use' }, { verb: 'play' }],
  },
  {
    says: 'Damage is about to be done to a unit of yours. It lives with that: let it land, and keep your Force for a hit that would be the last.',
    isNow: (now) => chanceIn(now) === 'prevention',
    moves: [{ verb: 'pass' }],
  },
  {
    says: (now) =>
      `An attack is under way, and you could change how it goes. You have ${seatOf(now).force} Force. If it goes well as it is, pass and keep your card.`,
    times: 2,
    isNow: (now) => chanceIn(now) === 'attack',
  },
  {
    says: 'The table asks wherever you could play something. Mostly it is better to wait until it decides something: then pass.',
    isNow: isChance,
  },
  {
    says: (now) =>
      `If the turn ended now you would win: ${listedIn(heldBy(now, 'you'))} are yours. Attack what could still come between.`,
    times: 2,
    isNow: (now) => youWouldWin(now) && isToAttack(now),
    moves: weakestFirst,
  },
  {
    says: (now) =>
      `Now ${fighting(now)} fights. If your opponent has nobody left there when it is over, and you have somebody, the arena is yours.`,
    times: 2,
    isNow: (now) => isToAttack(now) && fighting(now) !== 'Space',
    moves: weakestFirst,
  },
];
