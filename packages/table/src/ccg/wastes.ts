import {
  allLocations,
  type CcgDecision,
  type CcgOption,
  type CcgState,
  controls,
  definitionCalled,
  drainAmount,
  frames,
  lifeForce,
  priceInOpponentsTurn,
} from '@binary-sunset/ccg';
import { localsOf, nameOf, other, type Player } from '@binary-sunset/kernel';
import type { Waste } from '../waste.ts';

/** What an answer gives away or loses; null if nothing that can be seen beforehand. */
export function wasteIn(s: CcgState, option: CcgOption, decision: CcgDecision): Waste | null {
  const { player } = decision;
  switch (option.verb) {
    case 'pass':
      return wasteOfPassing(s, player, decision);
    case 'amount':
      return noDestinyLeft(s, player, option);
    case 'draw':
      return lastCard(s, player);
    case 'decline':
    case 'no destiny':
    case 'withdraw':
      return destinyGivenUp(decision);
    default:
      return null;
  }
}

function wasteOfPassing(s: CcgState, me: Player, { window, options }: CcgDecision): Waste | null {
  if (s.facts.battle !== null) return window?.kind === 'weapons' ? weaponUnused(s, me, options) : null;
  if (s.facts.active !== me) return null;
  switch (window?.kind) {
    case 'activate':
      return notActivated(s, me, options);
    case 'control':
      return notDrained(options);
    case 'deploy':
    case 'move':
      return drainedToDeath(s, me);
    default:
      return null;
  }
}

/** Whoever has activated some has chosen how much. */
function notActivated(s: CcgState, me: Player, options: readonly CcgOption[]): Waste | null {
  const { generation, activated } = s.facts;
  const left = Math.min(generation, s.zones.reserve[me].length);
  if (activated > 0 || !options.some(({ verb }) => verb === 'activate')) return null;
  return {
    of: 'Force',
    words: `${left} Force not activated`,
    sentence: `You could activate ${left} Force this turn. Without Force you can hardly deploy, move or battle.`,
  };
}

function notDrained(options: readonly CcgOption[]): Waste | null {
  const drains = options.filter(({ verb, amount = 0 }) => verb === 'drain' && amount > 0);
  const sum = drains.reduce((all, { amount = 0 }) => all + amount, 0);
  if (sum === 0) return null;
  return {
    of: 'attack',
    words: `${sum} Force not drained`,
    sentence: `You could still drain your opponent of ${sum} Force${drains.length > 1 ? ` at ${drains.length} locations` : ''} this turn.`,
  };
}

/** Can the opponent drain all Force that is left? */
function drainedToDeath(s: CcgState, me: Player): Waste | null {
  const them = other(me);
  const life = lifeForce(s, me);
  const drained = allLocations(s)
    .filter((location) => controls(s, them, location))
    .reduce((sum, location) => sum + Math.max(0, drainAmount(s, them, location)), 0);
  if (drained < life) return null;
  return {
    of: 'game',
    words: 'losing the game to Force drains',
    sentence: `Your opponent can drain ${drained} Force next turn, and you have ${life} left: whoever has none left loses the game.`,
  };
}

/** A weapon that costs nothing to fire. */
function weaponUnused(s: CcgState, me: Player, options: readonly CcgOption[]): Waste | null {
  for (const { verb, on } of options) {
    const card = on !== undefined && 'card' in on ? s.cards.handle.indexOf(on.card) : -1;
    if (verb !== 'fire' || card < 0 || priceInOpponentsTurn(s, me, card) > 0) continue;
    const { title } = definitionCalled(nameOf(s, card)).card;
    return {
      of: 'attack',
      words: `${title} not fired`,
      sentence: `You could still fire ${title}, and it costs nothing.`,
    };
  }
  return null;
}

function noDestinyLeft(s: CcgState, me: Player, { amount = 0 }: CcgOption): Waste | null {
  if (localsOf(s.frames.at(-1), frames.activation) === null || amount < s.zones.reserve[me].length) return null;
  return {
    of: 'destiny',
    words: 'no destiny left to draw',
    sentence: 'No card would be left in your Reserve Deck, so you could draw no destiny this turn.',
  };
}

function lastCard(s: CcgState, me: Player): Waste | null {
  if (lifeForce(s, me) > 1) return null;
  return {
    of: 'game',
    words: 'losing the game',
    sentence: 'That is your last unit of Life Force: whoever has none left loses the game.',
  };
}

function destinyGivenUp({ options }: CcgDecision): Waste | null {
  const best = options.reduce((most, { verb, amount = 1 }) => {
    const draws = verb === 'draw battle destiny' || verb === 'draw destiny' || verb === 'go ahead';
    return draws ? Math.max(most, amount) : most;
  }, 0);
  if (best === 0) return null;
  return {
    of: 'destiny',
    words: `${best === 1 ? 'a destiny' : `${best} destinies`} not drawn`,
    sentence: `You may draw ${best === 1 ? 'a destiny' : `${best} destinies`}, which can only help you.`,
  };
}
