import type { Happening, TableView } from '@binary-sunset/kernel';
import { arenas, definitionCalled, textNamed } from '@binary-sunset/tcg';
import { cardNamed as card, cardIn, nameIn, numberIn, numbersIn, placeIn, playerIn } from '../details.ts';
import { capital, counted, type Line, say } from '../line.ts';
import type { Voice } from '../voice.ts';

type Told = (happening: Happening, view: TableView, voice: Voice) => Line | null;

const arenaName = (zone: unknown): string =>
  arenas.some((arena) => arena === zone) ? `the ${capital(String(zone))} arena` : 'the build zone';
const resource = (h: Happening): string =>
  h['what'] === 'points' ? counted(numberIn(h, 'amount'), 'build point') : `${numberIn(h, 'amount')} Force`;

const rolls: Readonly<Record<string, string>> = {
  attack: 'attack dice',
  damage: 'dice of damage',
  build: 'for build points',
};

/** Log lines by the kind of happening. What is not here changes the table and needs no words. */
const told: Readonly<Record<string, Told>> = {
  turn: (h) => say`── Turn ${numberIn(h, 'number')} ──`,
  step(h, _view, voice) {
    const what = String(h['what']);
    return h['by'] === undefined ? say`${what}.` : say`${voice.whose(playerIn(h, 'by'))} ${what}.`;
  },
  sides: (h, _view, voice) => say`${voice.does(playerIn(h, 'dark'), 'play', 'plays')} the Dark Side.`,
  mulligan: (h, _view, voice) =>
    numberIn(h, 'amount') === 0
      ? null
      : say`${voice.does(playerIn(h, 'by'), 'exchange', 'exchanges')} ${counted(numberIn(h, 'amount'), 'card')}.`,
  bid: (h, _view, voice) => say`${voice.does(playerIn(h, 'by'), 'bid', 'bids')} ${numberIn(h, 'amount')}.`,
  rolled(h, _view, voice) {
    const dice = numbersIn(h, 'dice').join(' ');
    if (h['what'] === 'sides')
      return say`Dice for sides: ${voice.name(0)} ${numbersIn(h, 'dice')[0] ?? 0}, ${voice.name(1)} ${numbersIn(h, 'dice')[1] ?? 0}.`;
    if (dice === '') return say`${voice.does(playerIn(h, 'by'), 'roll', 'rolls')} no dice.`;
    return say`${voice.does(playerIn(h, 'by'), 'roll', 'rolls')} ${rolls[String(h['what'])] ?? ''}: ${dice}.`;
  },
  rerolled: (h, _view, voice) =>
    say`${voice.does(playerIn(h, 'by'), 'have', 'has')} dice rolled again: ${numbersIn(h, 'dice').join(' ')}.`,
  hits: (h) =>
    say`${counted(numberIn(h, 'hits'), 'hit')}${numberIn(h, 'critical') === 0 ? '' : `, and ${numberIn(h, 'critical')} damage more for a Critical Hit`}.`,
  moved(h, view, voice) {
    const from = placeIn(h, 'from');
    if (`${from.zone} to ${String(h['zone'])}` === 'deck to hand')
      return say`${voice.does(from.of, 'draw', 'draws')} ${card(h, view)}.`;
    return null;
  },
  built: (h, view, voice) =>
    say`${voice.does(playerIn(h, 'by'), 'put', 'puts')} ${counted(numberIn(h, 'amount'), 'build counter')} on ${card(h, view)}.`,
  deployed: (h, view, voice) => say`${voice.does(playerIn(h, 'by'), 'deploy', 'deploys')} ${card(h, view)}.`,
  completed: (h, view, voice) => say`${voice.does(playerIn(h, 'by'), 'complete', 'completes')} ${card(h, view)}.`,
  entered: (h, view) => say`${card(h, view)} goes to ${arenaName(h['arena'])}.`,
  put: (h, view) => say`${card(h, view)} is put into ${arenaName(h['arena'])}.`,
  stacked: (h, view) => say`${card(h, view)} lies beneath ${card(h, view, 'top')}.`,
  piloting: (h, view) => say`${card(h, view)} pilots ${card(h, view, 'unit')}.`,
  left: (h, view) => say`${card(h, view)} leaves its unit for ${arenaName(h['zone'])}.`,
  equipped: (h, view) => say`${card(h, view)} is attached to ${card(h, view, 'unit')}.`,
  detached: (h, view) => say`${card(h, view)} goes to the build zone.`,
  retreated: (h, view) => say`${card(h, view)} retreats.`,
  'held back': (h, view) => say`${card(h, view)} does not attack.`,
  attacks: (h, view) => say`${card(h, view, 'attacker')} attacks ${card(h, view, 'defender')}.`,
  redirected: (h, view) => say`${card(h, view, 'attacker')} now attacks ${card(h, view, 'defender')}.`,
  commanded: (h, view, voice) => say`${voice.does(playerIn(h, 'by'), 'have', 'has')} ${card(h, view)} attack.`,
  played(h, view, voice) {
    const by = playerIn(h, 'by');
    const title = nameIn(view, cardIn(h, 'card'));
    if (definitionCalled(title).card.kind === 'battle') return say`${voice.does(by, 'play', 'plays')} ${title}.`;
    return say`${voice.does(by, 'use', 'uses')} ${title}: ${textNamed(String(h['clause']))}`;
  },
  disrupted: (h, view) => say`${card(h, view)} is disrupted.`,
  prevented: (h, view) => say`${numberIn(h, 'amount')} damage to ${card(h, view)} is prevented.`,
  damaged: (h, view) => say`${card(h, view)} takes ${numberIn(h, 'amount')} damage.`,
  healed: (h, view) => say`${counted(numberIn(h, 'amount'), 'damage counter')} less on ${card(h, view)}.`,
  discarded: (h, view) => say`${card(h, view)} is discarded.`,
  tapped: () => null,
  control: (h, view, voice) => say`${voice.does(playerIn(h, 'by'), 'control', 'controls')} ${card(h, view)}.`,
  contested: (h, view) => say`${card(h, view, 'dark')} and ${card(h, view, 'light')} are contested.`,
  'contest decided': (h, view, voice) =>
    say`${voice.does(playerIn(h, 'by'), 'win', 'wins')} the contest; ${card(h, view, 'loser')} gives way.`,
  'hidden cost': (h, view, voice) =>
    say`${voice.does(playerIn(h, 'by'), 'pay', 'pays')} the Hidden Cost of ${card(h, view)}.`,
  upkeep: (h, view) => say`The Upkeep of ${card(h, view)} is paid.`,
  gained: (h, _view, voice) => say`${voice.does(playerIn(h, 'by'), 'gain', 'gains')} ${resource(h)}.`,
  lost: (h, _view, voice) => say`${voice.does(playerIn(h, 'by'), 'lose', 'loses')} ${resource(h)}.`,
  paid: (h, _view, voice) => say`${voice.does(playerIn(h, 'by'), 'pay', 'pays')} ${resource(h)}.`,
  'build points': (h) => say`Build points: ${numberIn(h, 'die')} each, and 1 more for units in all three arenas.`,
  took: (h, view, voice) => say`${voice.does(playerIn(h, 'by'), 'take', 'takes')} ${card(h, view)} from the deck.`,
  revealed: (h, view, voice) => say`${voice.does(playerIn(h, 'by'), 'reveal', 'reveals')} ${card(h, view)}.`,
  returned: (h, view, voice) => say`${voice.does(playerIn(h, 'by'), 'take', 'takes')} ${card(h, view)} back into hand.`,
  shuffled: (h, _view, voice) => say`${capital(voice.whose(playerIn(h, 'by')))} deck is shuffled.`,
  over(h, _view, voice) {
    const because = String(h['because']);
    return h['winner'] === null
      ? say`Nobody wins: ${because}.`
      : say`${voice.does(playerIn(h, 'winner'), 'win', 'wins')}: ${because}.`;
  },
};

export const tellTcg: Told = (happening, view, voice) => told[happening.kind]?.(happening, view, voice) ?? null;
