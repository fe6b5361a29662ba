import { type CcgState, momentNames, totalPower } from '@binary-sunset/ccg';
import { isCurrent, type Player, players } from '@binary-sunset/kernel';
import { flow } from '../../paper.ts';
import { headed, indent } from '../headings.ts';
import type { Drawing } from '../terminalGame.ts';
import { titleIn } from './cardLines.ts';

/** The stack of actions, the fight, destinies drawn, and what lasts. */
export function underWay(drawing: Drawing, s: CcgState): string[] {
  const { width } = drawing;
  const headings: Readonly<Record<string, readonly string[]>> = {
    Battle: battleParts(drawing, s),
    Attack: attackParts(drawing, s),
    'Force drain': drainParts(drawing, s),
    Destiny: drawParts(drawing, s),
    Stack: stackParts(drawing, s),
    Lasting: lastingParts(drawing, s),
  };
  return Object.entries(headings).flatMap(([title, parts]) =>
    parts.length === 0 ? [] : flow(headed(title), parts, ', ', width, indent),
  );
}

const name = ({ view }: Drawing, s: CcgState, card: number): string => titleIn(view, s.cards.handle[card] ?? -1);

/** Where it is and in which segment; each side's power, or what is left to satisfy. */
function battleParts(drawing: Drawing, s: CcgState): string[] {
  const { battle } = s.facts;
  if (battle === null) return [];
  const { voice } = drawing;
  const sideParts = (who: Player): string => {
    const destiny = battle.battleDestiny[who];
    const parts = [
      `power ${battle.power[who] ?? totalPower(s, who)}`,
      destiny === null ? '' : `battle destiny ${destiny}`,
      (battle.attrition[who] ?? 0) > 0 ? `attrition ${battle.attrition[who]} left` : '',
      battle.damage[who] > 0 ? `battle damage ${battle.damage[who]} left` : '',
      battle.winner === who ? 'winner' : '',
    ];
    return `${voice.name(who)}: ${parts.filter((part) => part !== '').join(', ')}`;
  };
  return [
    `at ${name(drawing, s, battle.location.card)}`,
    momentNames[battle.segment] ?? battle.segment,
    ...players.map(sideParts),
  ];
}

function attackParts(drawing: Drawing, s: CcgState): string[] {
  const { attack } = s.facts;
  if (attack === null) return [];
  const all = (cards: typeof attack.attackers): string => cards.map(({ card }) => name(drawing, s, card)).join(' and ');
  return [
    `${all(attack.attackers)} against ${all(attack.defenders)}`,
    momentNames[attack.segment] ?? attack.segment,
    ...(attack.totals === null ? [] : [`${attack.totals[0]} against ${attack.totals[1]}`]),
  ];
}

function drainParts(drawing: Drawing, s: CcgState): string[] {
  const { drain } = s.facts;
  if (drain === null) return [];
  return [`${drawing.voice.name(drain.by)} at ${name(drawing, s, drain.location.card)}`];
}

const drawParts = (drawing: Drawing, s: CcgState): string[] =>
  s.facts.draws.map(({ by, card, value, for: what }) => {
    const drawn = card.card < 0 ? 'substituted' : name(drawing, s, card.card);
    return `${drawing.voice.name(by)}: ${drawn}, ${value ?? 'cancelled'}${what === '' ? '' : ` for ${what}`}`;
  });

/** Cards being played or deployed, the last on top. */
const stackParts = (drawing: Drawing, s: CcgState): string[] =>
  players
    .flatMap((who) => s.zones.playing[who].map((card) => ({ who, card })))
    .sort((a, b) => (s.cards.since[a.card] ?? 0) - (s.cards.since[b.card] ?? 0))
    .map(({ who, card }) => `${name(drawing, s, card)} (${drawing.voice.name(who)})`);

/** The card that it comes from, those that it was made for, and how long it holds. */
const lastingParts = (drawing: Drawing, s: CcgState): string[] => [
  ...new Set(
    s.lasting.map(({ clause, by, locked, until }) => {
      const title = clause.replace(/\/.*$/, '').replace(/ \((Dark|Light)\)$/, '');
      const on = (locked ?? []).filter((one) => isCurrent(s, one)).map(({ card }) => name(drawing, s, card));
      const about = on.length === 0 ? '' : ` on ${on.join(' and ')}`;
      return `${title}${about} (${drawing.voice.name(by)}, ${lastingWords(until)})`;
    }),
  ),
];

const endings: Readonly<Record<string, string>> = {
  turn: 'until the end of the turn',
  phase: 'until the end of the phase',
  battle: 'until the end of the battle',
  duel: 'until the end of the duel',
  game: 'for the rest of the game',
  'it leaves': 'as long as it stays',
  'its card leaves': 'as long as its card stays',
  done: 'until it is done',
};

/** How long something holds: a turn may be named by its number. */
const lastingWords = (until: string): string =>
  endings[until] ?? (/^turn \d+$/.test(until) ? `until the end of ${until}` : `until ${until}`);
