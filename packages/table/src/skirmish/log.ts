import { type Handle, other, type TableView } from '@binary-sunset/kernel';
import type { SkirmishHappening } from '@binary-sunset/skirmish';
import { nameIn } from '../cardNames.ts';
import { capital, counted, type Line } from '../line.ts';
import { telling } from '../sentences.ts';
import type { Voice } from '../voice.ts';

/** Log lines by the kind of happening. */
const told = telling<SkirmishHappening, string>({
  turn: (h, _view, voice) => `Round ${h.round}: ${voice.whose(h.by)} turn.`,
  bids(h, _view, voice) {
    const [first = 0, second = 0] = h.bids;
    return `${voice.does(0, 'bid', 'bids')} ${first}, ${voice.does(1, 'bid', 'bids')} ${second}.`;
  },
  rolled(h, _view, voice) {
    const dice = h.dice;
    const [first = 0, second = 0] = dice;
    if (h.hits === undefined || h.by === undefined)
      return `Dice for the first turn: ${voice.name(0)} ${first}, ${voice.name(1)} ${second}.`;
    return `${voice.does(h.by, 'roll', 'rolls')} ${dice.join(' ')}: ${counted(h.hits, 'hit')}.`;
  },
  moved(h, view, voice) {
    const from = h.from;
    const name = nameIn(view, h.card.handle);
    switch (`${from.zone} to ${h.zone}`) {
      case 'deck to hand':
        return `${voice.does(from.of, 'draw', 'draws')} ${name}.`;
      case 'hand to discard':
        return `${voice.does(from.of, 'discard', 'discards')} ${name}.`;
      case 'hand to deck':
        return `${voice.does(from.of, 'put', 'puts')} ${name} under ${voice.viewer === from.of ? 'your' : 'their'} deck.`;
      default:
        return null;
    }
  },
  mixed: (h, _view, voice) => (h.zone === 'deck' ? `${capital(voice.whose(h.of))} deck is shuffled.` : null),
  began(h, view, voice) {
    const { lasting } = h;
    if (typeof lasting !== 'object' || lasting === null || !('clause' in lasting)) return null;
    const doing = doings[String(lasting['clause'])];
    const source = 'source' in lasting && typeof lasting['source'] === 'number' ? lasting['source'] : -1;
    return doing === undefined ? null : `${owned(view, voice, source)} ${doing}.`;
  },
  attacks(h, view, voice) {
    const target = h.target === null ? voice.name(other(h.by)) : nameIn(view, h.target.handle);
    return `${voice.does(h.by, 'attack', 'attacks')} ${target} with ${nameIn(view, h.card.handle)}.`;
  },
  waylays: (h, view, voice) => `${owned(view, voice, h.card.handle)} strikes just before the attack.`,
  played: (h, view, voice) => `${voice.does(h.by, 'play', 'plays')} ${nameIn(view, h.card.handle)}.`,
  mustered: (h, view, voice) => `${voice.does(h.by, 'muster', 'musters')} ${nameIn(view, h.card.handle)}.`,
  cancelled: (h, view) => `${nameIn(view, h.card.handle)} is cancelled.`,
  damaged: (h, view, voice) => `${owned(view, voice, h.card.handle)} takes ${h.amount} damage.`,
  lost: (h, view, voice) => `${owned(view, voice, h.card.handle)} is lost.`,
  returned: (h, view, voice) => `${owned(view, voice, h.card.handle)} returns to hand.`,
  demoralised: (h, _view, voice) => `${voice.does(h.by, 'lose', 'loses')} ${h.amount} morale.`,
  supplied: (h, _view, voice) => `${voice.does(h.by, 'gain', 'gains')} 1 energy.`,
  scouted(h, view, voice) {
    const looker = h.by;
    const top = view.zones['deck']?.[other(looker)].at(-1) ?? -1;
    const seen = voice.viewer === looker ? `: ${nameIn(view, top)}` : '';
    return `${voice.does(looker, 'look', 'looks')} at the top card of ${voice.whose(other(looker))} deck${seen}.`;
  },
  over(h, _view, voice) {
    const because = h.because;
    return h.winner === null ? `Nobody wins: ${because}.` : `${voice.does(h.winner, 'win', 'wins')}: ${because}.`;
  },
  known: null,
  group: null,
  marked: null,
  changed: null,
  ceased: null,
  replaced: null,
  drew: null,
  paid: null,
});

/** Effects that begin without a card being played. */
const doings: Readonly<Record<string, string>> = {
  rages: 'rages: its strength is doubled',
  drills: 'drills the new unit: it has +1 strength',
};

/** "Your Trooper", "The opponent's Trooper". */
function owned(view: TableView, voice: Voice, handle: Handle): string {
  const card = view.cards.find((found) => found.handle === handle);
  return card === undefined
    ? capital(nameIn(view, handle))
    : `${capital(voice.whose(card.owner))} ${nameIn(view, handle)}`;
}

export function tellSkirmish(happening: SkirmishHappening, view: TableView, voice: Voice): Line | null {
  const line = told(happening, view, voice);
  return line === null ? null : [line];
}
