import {
  type CardId,
  type CardRef,
  call,
  callAll,
  cardAt,
  done,
  type FrameSpec,
  goto,
  isCurrent,
  type LocalsOf,
  next,
  occurrence,
  onCard,
  other,
  type Player,
  perform,
  refTo,
} from '@binary-sunset/kernel';
import { definitionOf, kindOf } from '../../catalog/catalog.ts';
import { nobody, procedure, type Slot, type State, slots, table } from '../../state/state.ts';
import type { Occurrence, Option, Tell } from '../../state/vocabulary.ts';
import { amountOf } from '../../text/program.ts';
import { declared } from '../actions/frames.ts';
import { grab, isGrabber } from '../actions/grabbing.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { goUnderCover } from '../cards/cover.ts';
import { countDeployed } from '../cards/uniqueness.ts';
import { useForce } from '../force/force.ts';
import { deployingReactCost, type ReactCost } from '../inForce/reactTerms.ts';
import { unstack } from '../leaving/stacking.ts';
import { locationOf } from '../table/places.ts';
import { costTo, costToOpponent, separateCost } from './cost.ts';
import {
  canDeploy,
  type Destination,
  destinationsFor,
  destinationsWith,
  pilotCost,
  pilotsFor,
  slotAt,
  theTable,
  whyNotDeploy,
} from './destinations.ts';
import { isTimeFor } from './immediate.ts';
import { deployLocation, whyNotLay } from './locations.ts';
import { targetsOf } from './utinniTargets.ts';

const placeOption = (s: State, by: Player, { to, cost }: Destination): Option => ({
  verb: 'to',
  on: to === theTable ? { zone: 'table', of: by } : onCard(s, to),
  cost: { Force: cost },
});

/** What it costs by what lets it react, if it does so and some text says what. */ // GLC-0143
export const reactingIn = (s: State, { by, source, within }: Deploying): ReactCost | null =>
  within === null ? null : deployingReactCost(s, by, source.card, within.card);

type Deploying = Pick<LocalsOf<typeof declared.deploy>, 'by' | 'source' | 'within'>;

const destinationAt = (s: State, l: Deploying & { readonly free: boolean; readonly to: CardRef }): Destination | null =>
  destinationsFor(s, l.by, l.source.card, l.free, { reacting: reactingIn(s, l) }).find(({ to }) => to === l.to.card) ??
  null;

/**
 * A card is deployed: its place, its cost, responses, and then it is just deployed. A starship may be deployed together
 * with its pilot, who comes aboard: one action for both.
 */ // AR5-0003, AR5-0035, GLC-0361
export const deploy = procedure(declared.deploy.name, declared.deploy.locals, {
  where: {
    ask(s, l) {
      const { card } = l.source;
      const found =
        l.pilot.card < 0
          ? destinationsFor(s, l.by, card, l.free, { it: l.it, reacting: reactingIn(s, l) })
          : destinationsWith(s, l.by, card, l.pilot.card);
      const { within } = l;
      const open = within === null ? found : found.filter(({ to }) => to >= 0 && locationOf(s, to) === within.card);
      return { player: l.by, kind: 'choice', options: open.map((one) => placeOption(s, l.by, one)) };
    },
    then(s, l, [picked]) {
      l.to = picked?.on === undefined || !('card' in picked.on) ? nobody : refTo(s, cardAt(s, picked.on));
      return next;
    },
  },
  withPilot: {
    ask(s, l) {
      if (l.pilot.card >= 0) return null;
      const destination = l.to.card < 0 ? null : destinationAt(s, l);
      if (destination === null || destination.pilot === 'none') return null;
      const options = pilotsFor(s, l.by, l.source.card, destination).map(
        (card): Option => ({ verb: 'with', on: onCard(s, card) }),
      );
      if (options.length === 0) return null;
      if (destination.pilot === 'possible') options.push({ verb: 'alone' });
      return { player: l.by, kind: 'choice', options };
    },
    then(s, l, [picked]) {
      if (picked?.verb === 'with') l.pilot = refTo(s, cardAt(s, picked.on));
      return next;
    },
  },
  targeting: {
    ask(s, l) {
      const meant = targetsOf(s, l.by, l.source.card);
      if (meant.length === 0) return null;
      const options = meant.map((card): Option => ({ verb: 'target', on: onCard(s, card) }));
      return { player: l.by, kind: 'choice', options };
    },
    then(s, l, [picked]) {
      if (picked?.on !== undefined) l.target = refTo(s, cardAt(s, picked.on));
      return next;
    },
  },
  declaring: {
    ask(s, l) {
      const { declares } = definitionOf(s, l.source.card).deploys?.clause ?? {};
      if (declares === undefined) return null;
      const options = declares.map((words): Option => ({ verb: `declare ${words}` }));
      return { player: l.by, kind: 'choice', options };
    },
    then(s, l, [picked]) {
      const { declares = [] } = definitionOf(s, l.source.card).deploys?.clause ?? {};
      l.declared = declares.findIndex((words) => picked?.verb === `declare ${words}`) + 1;
      return next;
    },
  },
  // The cost is part of the initiation: it is gone, whatever becomes of the card. AR5-0007
  pay(s, l, tell) {
    const { card } = l.source;
    // A number that is found now, and never again. GLC-0224
    const fixes = definitionOf(s, card).deploys?.clause.fixes;
    if (fixes !== undefined) l.declared = amountOf(fixes, s, { by: l.by, self: card, locked: [l.to] });
    const separate = separateCost(s, card);
    const usual = l.free ? 0 : costTo(s, l.by, card, l.to.card);
    const own = reactingIn(s, l)?.(l.to.card, usual) ?? usual;
    const aboard = l.pilot.card < 0 ? 0 : pilotCost(s, l.by, l.pilot.card, card, l.to.card);
    for (const one of bothOf(l)) {
      countDeployed(s, l.by, one.card);
      unstack(s, tell, one.card);
      table.move(s, tell, one.card, 'playing', l.by);
      tell?.({
        kind: 'deploys',
        by: l.by,
        card: s.cards.handle[one.card] ?? 0,
        to: s.cards.handle[one === l.source ? l.to.card : l.source.card] ?? null,
        cost: one === l.source ? own : aboard,
        react: l.within !== null,
      });
    }
    const costs = [own + aboard, separate].filter((cost) => cost > 0).map((left) => useForce({ who: l.by, left }));
    const theirs = costToOpponent(s, l.by, card, l.to.card, own); // GLB-0324
    // The last of them is paid first: what the opponent has to use is not there to be borrowed. GLA-0210
    if (theirs > 0) costs.push(useForce({ who: other(l.by), left: theirs }));
    return costs.length === 0 ? next : callAll(costs);
  },
  responses(s, l) {
    l.source = refTo(s, l.source.card);
    if (l.pilot.card >= 0) l.pilot = refTo(s, l.pilot.card);
    const action = ownId(s);
    const window = respondTo(
      s,
      bothOf(l).map((subject) => occurrence(s, { kind: 'deploying', by: l.by, subject, action })),
    );
    return window === null ? next : call(window);
  },
  result(s, l, tell) {
    const being = bothOf(l).filter(({ card }) => table.isIn(s, card, 'playing'));
    if (l.cancelled || !isOpen(s, l.to)) {
      // Of a react only that is cancelled: the card stays in hand. GLC-0289
      for (const { card } of being) table.move(s, tell, card, l.within === null ? 'lost' : 'hand', l.by);
      return done();
    }
    if (!table.isIn(s, l.source.card, 'playing')) return done();
    settleAt(s, tell, l.source.card, l.by, l.to.card, slotAt(s, l.source.card, l.to.card));
    if (l.pilot.card >= 0) settleAt(s, tell, l.pilot.card, l.by, l.source.card, 'pilot'); // AR5-0036
    if (l.target.card >= 0) table.mark(s, tell, l.source.card, 'target', l.target.card);
    if (l.declared > 0) table.mark(s, tell, l.source.card, 'declared', l.declared);
    if (definitionOf(s, l.source.card).deploys?.clause.undercover === true) goUnderCover(s, tell, l.source.card); // GAP-0317
    if (isGrabber(s, l.source.card)) grab(s, l.responding, l.source.card);
    return perform([]);
  },
  arrived(s, l) {
    const action = ownId(s);
    const window = respondTo(
      s,
      bothOf(l)
        .filter((one) => isCurrent(s, one))
        .map((subject) => occurrence(s, { kind: 'deployed', by: l.by, subject, action })),
    );
    return window === null ? goto('over') : call(window);
  },
  over: () => done(),
});

/** What it was to be deployed to may be gone. */
const isOpen = (s: State, to: CardRef): boolean => to.card < 0 || isCurrent(s, to);

/** The card, and its pilot if they are deployed together. */
const bothOf = ({ source, pilot }: { readonly source: CardRef; readonly pilot: CardRef }): CardRef[] =>
  pilot.card < 0 ? [source] : [source, pilot];

/** Puts a card where it was deployed to. */ // AR5-0008
export function settleAt(s: State, tell: Tell, card: CardId, by: Player, to: CardId, slot: Slot): void {
  if (to < 0) {
    table.move(s, tell, card, 'table', by);
    return;
  }
  table.move(s, tell, card, kindOf(s, to) === 'location' ? 'at' : 'on', by);
  table.mark(s, tell, card, 'host', to);
  table.mark(s, tell, card, 'slot', slots.indexOf(slot));
}

/** The frame in which a card is deployed, for free or for its cost. */
export const deployment = (s: State, by: Player, card: CardId, free = false) =>
  kindOf(s, card) === 'location'
    ? deployLocation({ by, source: refTo(s, card), over: nobody, vessel: nobody })
    : deploy({ by, source: refTo(s, card), to: nobody, pilot: nobody, target: nobody, free });

/** The frame in which a card is deployed to one location, as a react. */ // GLC-0141
export const deploymentTo = (s: State, by: Player, card: CardId, within: CardId): FrameSpec =>
  deploy({ by, source: refTo(s, card), to: nobody, pilot: nobody, target: nobody, within: refTo(s, within) });

/** The frame in which a card is deployed in response to something. */ // GAP-0126
export const deploymentInResponse = (s: State, by: Player, card: CardId, to: Occurrence): FrameSpec => {
  const responds = { responding: to.action, it: to.subject.card < 0 ? [] : [to.subject] };
  return deploy({ by, source: refTo(s, card), to: nobody, pilot: nobody, target: nobody, ...responds });
};

/** The frame in which a starship or vehicle is deployed together with its pilot. */
export const jointDeployment = (s: State, by: Player, vessel: CardId, pilot: CardId): FrameSpec =>
  deploy({ by, source: refTo(s, vessel), to: nobody, pilot: refTo(s, pilot), target: nobody });

/** Can it be deployed now, as far as everything but the time goes? */
export const whyNot = (s: State, by: Player, card: CardId, free = false) =>
  kindOf(s, card) === 'location' ? whyNotLay(s, by, card) : whyNotDeploy(s, by, card, free);

const isDeployable = (s: State, by: Player, card: CardId): boolean =>
  kindOf(s, card) === 'location' ? whyNotLay(s, by, card) === null : canDeploy(s, by, card);

/** Cards in hand that can be deployed, in their owner's deploy phase unless they have a time of their own. */ // AR5-0001, AR5-0009
export const deploying: TopLevel = {
  verbs: ['deploy'],
  options(s, by, moment) {
    const isPhase = moment === 'deploy' && by === s.facts.active;
    return s.zones.hand[by]
      .filter((card) => isTimeFor(s, by, card, isPhase) && isDeployable(s, by, card))
      .map((card): Option => ({ verb: 'deploy', on: onCard(s, card) }));
  },
  take: (s, by, { on }) => deployment(s, by, cardAt(s, on)),
};
