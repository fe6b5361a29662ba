import type { TcgExercise, TcgSituation } from './lesson.ts';
import { count, has, hasAttacked, theirsIn, yoursIn } from './looking.ts';

const walker = 'AT-TE Walker 23X';
const squad = 'Destroyer Droid Squad';

const isLost = (now: TcgSituation): boolean => !has(yoursIn(now, 'ground'), walker);

/** Battle cards: before the dice fall. */
export const battleCards: TcgExercise = {
  id: 'battle-cards',
  title: 'A card at the right moment',
  teaches: 'Battle cards change an attack before its dice fall, yours or theirs.',
  position: {
    at: 'ground',
    dark: {
      space: [{ card: 'Droid Starfighter Wing', tapped: true }],
      ground: [squad, 'Walking Droid Fighter'],
      force: 0,
      deck: ['Geonosian Guard', 'Geonosian Guard', 'Geonosian Guard'],
    },
    light: {
      ground: [walker],
      character: [{ card: 'Padmé Amidala (D)', tapped: true }],
      hand: ['Surge of Power', 'Weapon Response'],
      force: 2,
      deck: ['Clone Squad', 'Clone Squad', 'Clone Squad'],
    },
    rolls: [5, 2, 4, 1, 3, 4, 6, 4, 5, 1, 6, 5, 4],
  },
  learner: 1,
  opponent: [{ verb: 'attack', on: walker }, { verb: 'attack' }],
  steps: [
    {
      says: 'Your Walker is the fastest on the Ground. The Destroyer Droids strike next, so attack them first.',
      moves: [{ verb: 'attack', on: squad }, { verb: 'attack' }],
      wrong: [
        {
          chose: { verb: 'attack', on: 'Walking Droid Fighter' },
          says: 'That one is slow, and its Shields take a hit away. The Destroyer Droids strike next: take it back, and attack them.',
        },
        { chose: { verb: 'hold back' }, says: 'A unit that holds back gives its attack away. Take it back.' },
      ],
      isReached: (now) => hasAttacked(now, walker) && now.board.attack?.defender?.title === squad,
      whyMissed: (now) =>
        count(now, 'attack ended') > 0 || now.board.turn > 3 ? 'The Walker’s attack went elsewhere.' : null,
    },
    {
      says: 'Five dice, and they have 5 health: half of the dice miss, so that is hardly enough. The dice have not fallen yet. Play Surge of Power on your Walker, for 1 Force and two dice more.',
      moves: [
        { verb: 'play', on: 'Surge of Power' },
        { verb: 'choose', on: walker },
      ],
      wrong: [
        {
          chose: { verb: 'play', on: 'Weapon Response' },
          says: 'That weakens whoever attacks, and now it is you. Take it back, and keep it for their attack.',
        },
        { chose: { verb: 'pass' }, says: 'Without the card it was too little. Take it back, and play Surge of Power.' },
        {
          chose: { verb: 'choose', on: 'Padmé Amidala (D)' },
          says: 'Padmé is not the one who attacks. Take it back, and choose the Walker.',
        },
      ],
      isReached: (now) => yoursIn(now, 'ground').some(({ power }) => power.now === 7),
      whyMissed: (now) =>
        count(now, 'attack ended') > 0 ? 'The Destroyer Droids still stand, and now they strike.' : null,
    },
    {
      says: 'Seven dice now. Your other card weakens whoever attacks: keep it for their attack. Pass, and the dice fall.',
      moves: [{ verb: 'pass' }],
      wrong: [
        {
          chose: { verb: 'play', on: 'Weapon Response' },
          says: 'That weakens whoever attacks, and now it is you. Take it back, and keep it for their attack.',
        },
      ],
      isReached: (now) => !has(theirsIn(now, 'ground'), squad),
      whyMissed: (now) =>
        count(now, 'attack ended') > 0 ? 'The Destroyer Droids still stand, and now they strike.' : null,
    },
    {
      says: 'Four hits, and 2 more because of the Walker’s Critical Hit: a six was among the dice. Now theirs is the attack, with six dice. Weapon Response takes two of them away.',
      moves: [{ verb: 'play', on: 'Weapon Response' }],
      wrong: [
        {
          chose: { verb: 'play', on: 'Surge of Power' },
          says: 'That helps your own attack; this is theirs. Take it back.',
        },
      ],
      isReached: (now) => count(now, 'attack ended') > 0 && !isLost(now),
      whyMissed: (now) => (isLost(now) ? 'Six dice were too many for the Walker.' : null),
    },
  ],
  ends: 'Your Walker stands because two cards came in time. A Battle card is played once and is gone: the table asks whenever you could play one, and mostly it is right to pass and wait.',
};
