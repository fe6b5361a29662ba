import {
  type CcgDecision,
  type CcgOption,
  type CcgState,
  frames,
  generation,
  lifeForce,
  valueNow,
} from '@binary-sunset/ccg';
import { localsOf, type Player } from '@binary-sunset/kernel';
import type { Proposal } from '../proposal.ts';

const plain = { words: null, note: '', times: 1, amount: null, otherwise: null, sensible: false } as const;

/** What may be said in one at a question, and what most would say to it; `times` is how often the same may be said. */
export function proposalsIn(s: CcgState, decision: CcgDecision, times: number): Proposal[] {
  const { player, window, options } = decision;
  if (s.facts.battle !== null && options.some(({ verb }) => verb === 'lose Force' || verb === 'forfeit'))
    return waysToPay(s, player, decision);
  if (options.some(({ verb }) => verb === 'lose')) {
    // Battle damage is a loss of 1 Force after the other, with something else to choose in between.
    const { left } = localsOf(s.frames.at(-1), frames.loss) ?? { left: 1 };
    return losses(options, Math.min(times, left));
  }
  switch (window?.kind) {
    case 'activate':
      return activation(s, player, options);
    case 'control':
      return bestDrain(options);
    default:
      return destiny(options);
  }
}

/** All Force that can be activated, but for a card to draw destiny from. */ // AR1-0011
function activation(s: CcgState, me: Player, options: readonly CcgOption[]): Proposal[] {
  const reserve = s.zones.reserve[me].length;
  const most = Math.min(generation(s, me) - s.facts.activated, reserve);
  const amount = most === reserve ? most - 1 : most;
  const option = options.findIndex(({ verb }) => verb === 'activate');
  if (option < 0 || amount < 1) return [];
  const words = amount === 1 ? 'Activate 1 Force' : `Activate ${amount === most ? 'all ' : ''}${amount}`;
  const note = amount === most ? '' : 'one card stays to draw destiny from';
  return [
    {
      ...plain,
      option,
      words,
      note,
      amount: most === 1 ? null : amount,
      otherwise: most === 1 ? null : 'Fewer',
      sensible: true,
    },
  ];
}

function bestDrain(options: readonly CcgOption[]): Proposal[] {
  let best = -1;
  for (const [option, { verb, amount = 0 }] of options.entries())
    if (verb === 'drain' && amount > (best < 0 ? 0 : (options[best]?.amount ?? 0))) best = option;
  return best < 0 ? [] : [{ ...plain, option: best, sensible: true }];
}

/** Destiny that may be drawn can only help. */
function destiny(options: readonly CcgOption[]): Proposal[] {
  let best = -1;
  for (const [option, { verb, amount = 1 }] of options.entries())
    if (
      (verb === 'draw battle destiny' || verb === 'draw destiny') &&
      amount > (best < 0 ? 0 : (options[best]?.amount ?? 1))
    )
      best = option;
  return best < 0 || options.length < 2 ? [] : [{ ...plain, option: best, sensible: true }];
}

/** Battle damage is paid by one who is forfeited, or with Force. */ // AR6-0087, AR6-0097
function waysToPay(s: CcgState, me: Player, { options }: CcgDecision): Proposal[] {
  const { battle } = s.facts;
  const damage = battle?.damage[me] ?? 0;
  const attrition = battle?.attrition[me] ?? 0;
  const proposals: Proposal[] = [];
  const best = bestForfeit(s, options, Math.max(damage, attrition));
  if (best !== null && Math.max(damage, attrition) > 0) {
    const rest = [
      ...(damage > best.value ? [`${damage - best.value} battle damage`] : []),
      ...(attrition > best.value ? [`${attrition - best.value} attrition`] : []),
    ];
    proposals.push({
      ...plain,
      option: best.option,
      note: rest.length === 0 ? 'nothing remains' : `${rest.join(' and ')} would remain`,
    });
  }
  const option = options.findIndex(({ verb }) => verb === 'lose Force');
  if (option >= 0 && damage > 0) {
    const left = lifeForce(s, me) - damage;
    const note = left <= 0 ? 'all your Life Force' : `${left} Life Force left`;
    proposals.push({ ...plain, option, words: `Lose ${damage} Force`, note, times: damage });
  }
  return proposals;
}

/** Whoever is worth just enough, else whoever is worth most. */
function bestForfeit(
  s: CcgState,
  options: readonly CcgOption[],
  due: number,
): { readonly option: number; readonly value: number } | null {
  const worth = options.flatMap(({ verb, on }, option) => {
    if (verb !== 'forfeit' || on === undefined || !('card' in on)) return [];
    return { option, value: valueNow(s, s.cards.handle.indexOf(on.card), 'forfeit') ?? 0 };
  });
  const enough = worth.filter(({ value }) => value >= due);
  const [first = null] =
    enough.length > 0 ? enough.toSorted((a, b) => a.value - b.value) : worth.toSorted((a, b) => b.value - a.value);
  return first;
}

const pileNames: Readonly<Record<string, string>> = {
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
};

/** All of it from one pile. */ // AR1-0036
function losses(options: readonly CcgOption[], times: number): Proposal[] {
  return options.flatMap(({ verb, on }, option): Proposal[] => {
    const pile = on !== undefined && 'zone' in on ? pileNames[on.zone] : undefined;
    if (verb !== 'lose' || pile === undefined || times < 2) return [];
    return [{ ...plain, option, words: `Lose ${times} from your ${pile}`, times }];
  });
}
