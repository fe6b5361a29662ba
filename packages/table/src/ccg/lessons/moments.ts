import type { CcgMoment, CcgSituation } from './lesson.ts';
import { askedIn, drainedPerTurn, favourable, mostOffered, offers, own, theirDrains, theirs } from './looking.ts';

const locationIn = (now: CcgSituation): string | undefined =>
  own(now).hand.find(({ title }) => title?.includes(': ') === true)?.title ?? undefined;

/** Few enough to be careful. */
const fewLeft = 9;

/** What is worth a word in a whole game, the most pressing first. */
export const moments: readonly CcgMoment[] = [
  {
    says: (now) =>
      `Your turn begins with Force: 1 for you and 1 for each of your icons, ${own(now).generation} in all. Activate all of it; what you don’t use you may save or draw.`,
    isNow: (now) => askedIn(now) === 'activate' && offers(now, 'activate'),
    moves: [{ verb: 'activate' }],
    lookAt: [{ zone: 'reserve', of: 1 }],
  },
  {
    says: 'All of it. Less is right only when your deck is about to run out: battle destinies are drawn from what stays there.',
    isNow: (now) => now.chose.some(({ verb }) => verb === 'activate') && offers(now, 'amount'),
    moves: (now) => [{ verb: 'amount', amount: mostOffered(now) }],
  },
  {
    says: (now) =>
      `You control a location, and there are icons of theirs: drain there, in every control phase. It costs nothing, and takes from their ${theirs(now).lifeForce} Life Force.`,
    times: 2,
    isNow: (now) => offers(now, 'drain'),
    moves: [{ verb: 'drain' }],
  },
  {
    says: (now) =>
      `Careful: you have ${own(now).lifeForce} Life Force left, and lose ${drainedPerTurn(now)} each turn at ${theirDrains(now).join(' and ')}. Put somebody there, whoever it is: where you stand too, they can’t drain.`,
    times: 2,
    isNow: (now) =>
      askedIn(now) === 'deploy' && own(now).lifeForce <= fewLeft && drainedPerTurn(now) > 1 && offers(now, 'deploy'),
  },
  {
    says: 'A location costs nothing and brings Force every turn, to you more than to them if you choose well. Deploy it before anybody else.',
    isNow: (now) => askedIn(now) === 'deploy' && offers(now, 'deploy') && locationIn(now) !== undefined,
    moves: [
      { verb: 'deploy', on: 'Tatooine: Docking Bay 94 (Light)' },
      { verb: 'deploy', on: "Tatooine: Obi-Wan's Hut" },
    ],
  },
  {
    says: (now) =>
      `Now somebody to stand there. You have ${own(now).force} Force; what a card costs stands on it. Two at one place are safer than one at each: go where they have icons, or where they are and you are stronger.`,
    isNow: (now) => askedIn(now) === 'deploy' && offers(now, 'deploy'),
    moves: [{ verb: 'deploy', on: 'Luke Skywalker' }],
    lookAt: [{ zone: 'hand', of: 1 }],
  },
  {
    says: 'Where to? Each place says what it costs. Good places have icons of theirs and nobody of theirs, or somebody weaker than you.',
    isNow: (now) => offers(now, 'to') && now.chose.some(({ verb }) => verb === 'deploy'),
  },
  {
    says: (now) =>
      `Deploy on while it helps: ${own(now).force} Force left. A Trooper beside a hero takes the attrition, a Blaster goes to a warrior. Keep 1 Force for a battle, and for a response in their turn.`,
    isNow: (now) => askedIn(now) === 'deploy' && offers(now, 'deploy') && own(now).force > 1,
  },
  {
    says: (now) => {
      const [best] = favourable(now);
      return `At ${best?.name ?? 'that place'} you have power ${best?.ours ?? 0} against ${best?.theirs ?? 0}. A battle costs 1 Force, and the loser pays the difference. You are ahead: begin it.`;
    },
    times: 2,
    isNow: (now) => offers(now, 'initiate battle') && favourable(now).length > 0,
    moves: (now) => favourable(now).map(({ title }) => ({ verb: 'initiate battle', on: title })),
  },
  {
    says: 'You could battle, but they are as strong as you or stronger. Leave it for now, and bring help next turn.',
    isNow: (now) => offers(now, 'initiate battle') && favourable(now).length === 0,
    moves: [],
  },
  {
    says: 'Weapons first: fire. Your weapon destiny must be higher than what stands beside the target; whoever is hit must be forfeited.',
    isNow: (now) => offers(now, 'fire'),
    moves: [{ verb: 'fire' }],
  },
  {
    says: 'Your ability there is 4 or more, so you draw battle destiny: it adds to your power, and is attrition against them.',
    isNow: (now) => offers(now, 'draw battle destiny'),
    moves: [{ verb: 'draw battle destiny' }],
  },
  {
    says: 'You have something to pay. Attrition takes those who fought; battle damage takes them or Life Force. Whoever is forfeited pays both at once, so begin with whom you miss least.',
    times: 2,
    isNow: (now) => offers(now, 'forfeit'),
  },
  {
    says: 'You lose Force. From your hand you choose what goes; from your Reserve Deck you don’t see it. Give what you would not use soon.',
    isNow: (now) => offers(now, 'lose'),
  },
  {
    says: 'You may respond to what was just done. Your card says what it does about it; if it is not worth a card now, let it happen.',
    times: 2,
    isNow: (now) => askedIn(now) === 'response' && (offers(now, 'play') || offers(now, 'use')),
  },
  {
    says: 'An Interrupt of yours may be played here. Mostly it is better to wait until it decides something: then pass.',
    isNow: (now) => offers(now, 'play') && !['response', 'deploy'].includes(askedIn(now)),
    moves: [],
  },
  {
    says: 'Your move phase: each of yours may go to the site beside theirs for 1 Force. Go where you could drain next turn, away from who is stronger, or stay.',
    isNow: (now) => askedIn(now) === 'move' && offers(now, 'move'),
  },
  {
    says: (now) =>
      `The end of your turn, with ${own(now).force} Force left. Draw what you have no use for, so that your hand has about six cards; save 1 or 2 for a response or for somebody dear.`,
    isNow: (now) => askedIn(now) === 'draw' && offers(now, 'draw') && own(now).hand.length < 6,
    moves: [{ verb: 'draw' }],
  },
  {
    says: 'Your hand is full enough: save the Force that is left, and end your turn.',
    isNow: (now) => askedIn(now) === 'draw' && offers(now, 'draw') && own(now).hand.length >= 6,
    moves: [],
  },
];
