import {
  abilityForDestiny,
  abilityInBattle,
  attritionAgainst,
  battleDestiniesOf,
  type CcgState,
  damageOf,
  definitionCalled,
  participants,
  powerOf,
  totalPower,
  valueNow,
} from '@binary-sunset/ccg';
import { type CardId, nameOf, type Player } from '@binary-sunset/kernel';
import { shown } from '../boardParts.ts';
import { counted } from '../line.ts';
import type { BattleSide, Due, Part, ShownBattle, ShownDraw } from './board.ts';
import { type Hosts, hostOf } from './hosts.ts';
import type { Seen } from './seen.ts';

type Battle = NonNullable<CcgState['facts']['battle']>;

const titleOf = (s: CcgState, card: CardId): string => definitionCalled(nameOf(s, card)).card.title;

/** What a side's power is made of: its cards, its destinies, and whatever else there is. */
function partsOf(s: CcgState, battle: Battle, who: Player, cards: readonly CardId[], power: number): Part[] {
  const { powerDestiny, battleDestiny, destinies } = battle;
  const drawn: Part[] = [
    { amount: battleDestiny[who] ?? 0, what: `battle destiny, ${destinies[who]} drawn` },
    { amount: powerDestiny[who], what: 'destiny to power' },
  ].filter(({ amount }) => amount !== 0);
  const rest = drawn.reduce((sum, { amount }) => sum - amount, power);
  // Once powers are compared, whoever is lost has counted all the same.
  if (battle.power[who] !== null) return [{ amount: rest, what: 'by cards and texts' }, ...drawn];
  const own = powerOf(s, cards, battle.location.card);
  const fighting = cards.filter((card) => valueNow(s, card, 'power') !== null).length;
  return [
    { amount: own, what: counted(fighting, 'card') },
    ...drawn,
    ...(rest === own ? [] : [{ amount: rest - own, what: 'by texts' }]),
  ];
}

/** How many battle destinies a side may draw now, and what that comes from. */
function destiniesOf(s: CcgState, battle: Battle, who: Player): BattleSide['destinies'] {
  const { usual, otherwise } = battleDestiniesOf(s, who);
  const allowed = Math.max(usual, otherwise);
  const ability = abilityInBattle(s, who);
  const enough = abilityForDestiny(s, who);
  const why =
    otherwise > usual
      ? `by a text, ability ${ability}`
      : `ability ${ability}${ability < enough ? ` of ${enough}` : ''}${usual > 1 || (usual === 1 && ability < enough) ? ', and texts' : ''}`;
  return { allowed, drawn: battle.destinies[who], why };
}

const due = (of: number, left: number): Due => ({ of: Math.max(of, left), left });

function sideOf(seen: Seen, hosts: Hosts, battle: Battle, who: Player): BattleSide {
  const { s } = seen;
  const taking = participants(s, who);
  const there = new Set(taking);
  const power = battle.power[who] ?? totalPower(s, who);
  const attrition = battle.attrition[who];
  const isFought = battle.power[0] !== null && battle.power[1] !== null;
  const damage = isFought ? (damageOf(s, [battle.power[0] ?? 0, battle.power[1] ?? 0])[who] ?? 0) : 0;
  return {
    // Whoever is aboard or carried shows with the card that it is on.
    cards: taking.filter((card) => !there.has(s.cards.host[card] ?? -1)).map((card) => hostOf(seen, hosts, card)),
    power,
    parts: partsOf(s, battle, who, taking, power),
    destinies: destiniesOf(s, battle, who),
    attrition: attrition === null ? null : due(attritionAgainst(s, who) ?? 0, attrition),
    damage: isFought ? due(damage, battle.damage[who]) : null,
    immune: battle.immune.filter(({ card }) => there.has(card)).map(({ card }) => s.cards.handle[card] ?? -1),
  };
}

const segments = ['initiation', 'weapons', 'power', 'damage'];

export function battleOf(seen: Seen, hosts: Hosts): ShownBattle | null {
  const { s } = seen;
  const { battle } = s.facts;
  if (battle === null) return null;
  const at = battle.location.card;
  const segment = segments.indexOf(battle.segment);
  return {
    at: s.cards.handle[at] ?? -1,
    place: titleOf(s, at),
    by: battle.by,
    segment: segment < 0 ? segments.length : segment,
    sides: [sideOf(seen, hosts, battle, 0), sideOf(seen, hosts, battle, 1)],
    winner: battle.winner,
  };
}

/** Destiny draws that are not completed. What was reset shows what that comes to. */
export const drawsOf = (seen: Seen): ShownDraw[] =>
  seen.s.facts.draws.map(({ by, for: what, card: { card }, value, changes, reset }) => {
    const { s } = seen;
    const drawn = card < 0 ? (value ?? 0) : (valueNow(s, card, 'destiny') ?? 0);
    const because = ({ source, because: words }: (typeof changes)[number]): string =>
      source.card < 0 ? words : titleOf(s, source.card);
    const last = changes.at(-1);
    return {
      by,
      for: what,
      card: card < 0 ? null : shown(seen, card),
      drawn,
      changes:
        reset && last !== undefined
          ? [{ amount: (value ?? 0) - drawn, because: because(last) }]
          : changes.map((change) => ({ amount: change.amount, because: because(change) })),
      value,
    };
  });
