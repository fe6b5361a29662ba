import { arenas, definitionCalled, type TcgHappening, textNamed } from '@binary-sunset/tcg';
import { cardNamed as card, nameIn } from '../cardNames.ts';
import { capital, counted, type Line, say } from '../line.ts';
import { telling } from '../sentences.ts';

const arenaName = (zone: unknown): string =>
  arenas.some((arena) => arena === zone) ? `the ${capital(String(zone))} arena` : 'the build zone';
const resource = (h: { readonly amount: number; readonly what: 'force' | 'points' }): string =>
  h.what === 'points' ? counted(h.amount, 'build point') : `${h.amount} Force`;

const rolls: Readonly<Record<Extract<TcgHappening, { readonly kind: 'rolled' }>['what'], string>> = {
  attack: 'attack dice',
  damage: 'dice of damage',
  build: 'for build points',
  sides: 'for sides',
};

/** Log lines by the kind of happening. */
export const tellTcg = telling<TcgHappening, Line>({
  turn: (h) => say`── Turn ${h.number} ──`,
  step(h, _view, voice) {
    const what = h.what;
    return h.by === undefined ? say`${what}.` : say`${voice.whose(h.by)} ${what}.`;
  },
  sides: (h, _view, voice) => say`${voice.does(h.dark, 'play', 'plays')} the Dark Side.`,
  mulligan: (h, _view, voice) =>
    h.amount === 0 ? null : say`${voice.does(h.by, 'exchange', 'exchanges')} ${counted(h.amount, 'card')}.`,
  bid: (h, _view, voice) => say`${voice.does(h.by, 'bid', 'bids')} ${h.amount}.`,
  rolled(h, _view, voice) {
    const dice = h.dice.join(' ');
    if (h.what === 'sides')
      return say`Dice for sides: ${voice.name(0)} ${h.dice[0] ?? 0}, ${voice.name(1)} ${h.dice[1] ?? 0}.`;
    if (dice === '') return say`${voice.does(h.by, 'roll', 'rolls')} no dice.`;
    return say`${voice.does(h.by, 'roll', 'rolls')} ${rolls[h.what]}: ${dice}.`;
  },
  rerolled: (h, _view, voice) => say`${voice.does(h.by, 'have', 'has')} dice rolled again: ${h.dice.join(' ')}.`,
  hits: (h) =>
    say`${counted(h.hits, 'hit')}${h.critical === 0 ? '' : `, and ${h.critical} damage more for a Critical Hit`}.`,
  moved(h, view, voice) {
    const from = h.from;
    if (`${from.zone} to ${h.zone}` === 'deck to hand')
      return say`${voice.does(from.of, 'draw', 'draws')} ${card(view, h.card)}.`;
    return null;
  },
  built: (h, view, voice) =>
    say`${voice.does(h.by, 'put', 'puts')} ${counted(h.amount, 'build counter')} on ${card(view, h.card)}.`,
  deployed: (h, view, voice) => say`${voice.does(h.by, 'deploy', 'deploys')} ${card(view, h.card)}.`,
  completed: (h, view, voice) => say`${voice.does(h.by, 'complete', 'completes')} ${card(view, h.card)}.`,
  entered: (h, view) => say`${card(view, h.card)} goes to ${arenaName(h.arena)}.`,
  put: (h, view) => say`${card(view, h.card)} is put into ${arenaName(h.arena)}.`,
  stacked: (h, view) => say`${card(view, h.card)} lies beneath ${card(view, h.top)}.`,
  piloting: (h, view) => say`${card(view, h.card)} pilots ${card(view, h.unit)}.`,
  left: (h, view) => say`${card(view, h.card)} leaves its unit for ${arenaName(h.zone)}.`,
  equipped: (h, view) => say`${card(view, h.card)} is attached to ${card(view, h.unit)}.`,
  detached: (h, view) => say`${card(view, h.card)} goes to the build zone.`,
  retreated: (h, view) => say`${card(view, h.card)} retreats.`,
  'held back': (h, view) => say`${card(view, h.card)} does not attack.`,
  attacks: (h, view) => say`${card(view, h.attacker)} attacks ${card(view, h.defender)}.`,
  redirected: (h, view) => say`${card(view, h.attacker)} now attacks ${card(view, h.defender)}.`,
  commanded: (h, view, voice) => say`${voice.does(h.by, 'have', 'has')} ${card(view, h.card)} attack.`,
  played(h, view, voice) {
    const by = h.by;
    const title = nameIn(view, h.card.handle);
    if (definitionCalled(title).card.kind === 'battle') return say`${voice.does(by, 'play', 'plays')} ${title}.`;
    return say`${voice.does(by, 'use', 'uses')} ${title}: ${textNamed(h.clause)}`;
  },
  disrupted: (h, view) => say`${card(view, h.card)} is disrupted.`,
  prevented: (h, view) => say`${h.amount} damage to ${card(view, h.card)} is prevented.`,
  damaged: (h, view) => say`${card(view, h.card)} takes ${h.amount} damage.`,
  healed: (h, view) => say`${counted(h.amount, 'damage counter')} less on ${card(view, h.card)}.`,
  discarded: (h, view) => say`${card(view, h.card)} is discarded.`,
  control: (h, view, voice) => say`${voice.does(h.by, 'control', 'controls')} ${card(view, h.card)}.`,
  contested: (h, view) => say`${card(view, h.dark)} and ${card(view, h.light)} are contested.`,
  'contest decided': (h, view, voice) =>
    say`${voice.does(h.by, 'win', 'wins')} the contest; ${card(view, h.loser)} gives way.`,
  'hidden cost': (h, view, voice) => say`${voice.does(h.by, 'pay', 'pays')} the Hidden Cost of ${card(view, h.card)}.`,
  upkeep: (h, view) => say`The Upkeep of ${card(view, h.card)} is paid.`,
  gained: (h, _view, voice) => say`${voice.does(h.by, 'gain', 'gains')} ${resource(h)}.`,
  lost: (h, _view, voice) => say`${voice.does(h.by, 'lose', 'loses')} ${resource(h)}.`,
  paid: (h, _view, voice) => say`${voice.does(h.by, 'pay', 'pays')} ${resource(h)}.`,
  'build points': (h) => say`Build points: ${h.die} each, and 1 more for units in all three arenas.`,
  took: (h, view, voice) => say`${voice.does(h.by, 'take', 'takes')} ${card(view, h.card)} from the deck.`,
  revealed: (h, view, voice) => say`${voice.does(h.by, 'reveal', 'reveals')} ${card(view, h.card)}.`,
  returned: (h, view, voice) => say`${voice.does(h.by, 'take', 'takes')} ${card(view, h.card)} back into hand.`,
  shuffled: (h, _view, voice) => say`${capital(voice.whose(h.by))} deck is shuffled.`,
  over(h, _view, voice) {
    const because = h.because;
    return h.winner === null ? say`Nobody wins: ${because}.` : say`${voice.does(h.winner, 'win', 'wins')}: ${because}.`;
  },
  tapped: null,
  untapped: null,
  'returned to play': null,
  'attack ended': null,
  'takes effect': null,
  drew: null,
  mixed: null,
  known: null,
  group: null,
  marked: null,
  changed: null,
  began: null,
  ceased: null,
  replaced: null,
});
