import { headed, type Needs, type Player, type Prompt } from '@binary-sunset/kernel';
import { forceOf } from '../rules/force/force.ts';
import type { Segment, State } from '../state/state.ts';
import { refName } from './names.ts';

/** What each kind of top-level window is called, what its player may do there, and the rule that it comes from. */
interface MomentName {
  readonly name: string;
  /** What the player whose turn it is may do there beside using texts. */
  readonly own: string;
  readonly rule: string;
}

const moments: Readonly<Record<string, MomentName>> = {
  start: { name: 'start of turn', own: '', rule: 'GAP-0042' },
  activate: { name: 'activate phase', own: 'Activate Force', rule: 'AR1-0011' },
  control: { name: 'control phase', own: 'Force drain', rule: 'GAP-0051' },
  deploy: { name: 'deploy phase', own: 'Deploy cards', rule: 'AR5-0001' },
  battle: { name: 'battle phase', own: 'Initiate a battle', rule: 'AR6-0001' },
  move: { name: 'move phase', own: 'Move', rule: 'AR7-0001' },
  draw: { name: 'draw phase', own: 'Draw cards', rule: 'AR8-0004' },
  end: { name: 'end of turn', own: '', rule: 'AR8-0012' },
  duel: { name: 'duel', own: '', rule: 'GAP-0269' },
};

const segmentNames: Readonly<Record<string, readonly [string, string]>> = {
  weapons: ['weapons segment', 'AR6-0021'],
  power: ['power segment', 'AR6-0067'],
  damage: ['damage segment', 'AR6-0083'],
};

const useOrPass = 'Play or use a card, or pass.';

/** What is left of the pile that the moment draws upon. */
function leftIn(s: State, player: Player, kind: string): string {
  const { activated, generation } = s.facts;
  const force = forceOf(s, player);
  switch (kind) {
    case 'activate':
      return `${Math.min(Math.max(0, generation - activated), s.zones.reserve[player].length)} of ${generation} Force to activate`;
    case 'draw':
      return `${force} Force left`;
    default:
      return `${force} Force to use`;
  }
}

export function momentPrompt(s: State, player: Player, kind: string, needs: Needs | undefined): Prompt | null {
  const segment = segmentNames[kind];
  if (segment !== undefined) return fightPrompt(s, player, segment, needs);
  const moment = moments[kind];
  if (moment === undefined) return null;
  const { name, own, rule } = moment;
  if (player !== s.facts.active) return headed(`Opponent’s ${name}`, useOrPass, rule);
  return headed(
    `Your ${name}, ${leftIn(s, player, kind)}`,
    own === '' ? useOrPass : `${own}, use a card, or pass.`,
    rule,
  );
}

/** What has to be satisfied: "attrition 3, battle damage 5". */
function dueWords(s: State, player: Player): string {
  const { battle } = s.facts;
  const parts = [
    (battle?.attrition[player] ?? 0) > 0 ? `attrition ${battle?.attrition[player]}` : '',
    (battle?.damage[player] ?? 0) > 0 ? `battle damage ${battle?.damage[player]}` : '',
  ].filter((part) => part !== '');
  return parts.join(', ');
}

function fightPrompt(
  s: State,
  player: Player,
  [name, rule]: readonly [string, string],
  needs: Needs | undefined,
): Prompt {
  const { battle, attack } = s.facts;
  const where = (battle ?? attack)?.location;
  const at = where === undefined ? '' : ` at ${refName(s, where, player)}`;
  const what = battle === null ? 'Attack' : 'Battle';
  if (needs?.value === 'hit')
    return headed(`${what}${at}: cards of yours are hit`, 'Forfeit the cards that are hit.', 'AR6-0091');
  const due = dueWords(s, player);
  // Attrition is satisfied with cards alone.
  const mayLoseForce = (battle?.damage[player] ?? 0) > 0;
  if (needs !== undefined)
    return headed(`${what}${at}, ${due}`, `Forfeit cards${mayLoseForce ? ', or lose Force' : ''}.`, 'AR6-0091');
  return headed(`${what}${at}, ${name}${due === '' ? '' : `, ${due}`}`, useOrPass, rule);
}

/** What a segment of a battle or attack is called; nothing for its beginning and its end. */
export const segmentName = (segment: Segment): string => segmentNames[segment]?.[0] ?? '';

/** What moments are called: phases, the ends of a turn, and segments of a fight. */
export const momentNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(moments).map(([kind, { name }]) => [kind, name] as const),
  ...Object.entries(segmentNames).map(([kind, [name]]) => [kind, name] as const),
]);

/** The turn and the phase, for whoever follows a game without a table before them. */
export const momentOf = ({ facts: { turn, phase, active, dark } }: State): string =>
  `turn ${turn}, ${phase} of the ${active === dark ? 'Dark' : 'Light'} Side`;
