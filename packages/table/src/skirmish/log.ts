import { type Handle, type Happening, other, type TableView } from '@binary-sunset/kernel';
import { cardIn, nameIn, numberIn, numbersIn, placeIn, playerIn } from '../details.ts';
import { capital, counted, type Line } from '../line.ts';
import type { Voice } from '../voice.ts';

type Told = (happening: Happening, view: TableView, voice: Voice) => string | null;

/** Log lines by the kind of happening. What is not here changes the table and needs no words. */
const told: Readonly<Record<string, Told>> = {
  turn: (h, _view, voice) => `Round ${numberIn(h, 'round')}: ${voice.whose(playerIn(h, 'by'))} turn.`,
  bids(h, _view, voice) {
    const [first = 0, second = 0] = numbersIn(h, 'bids');
    return `${voice.does(0, 'bid', 'bids')} ${first}, ${voice.does(1, 'bid', 'bids')} ${second}.`;
  },
  rolled(h, _view, voice) {
    const dice = numbersIn(h, 'dice');
    const [first = 0, second = 0] = dice;
    if (h['hits'] === undefined)
      return `Dice for the first turn: ${voice.name(0)} ${first}, ${voice.name(1)} ${second}.`;
    return `${voice.does(playerIn(h, 'by'), 'roll', 'rolls')} ${dice.join(' ')}: ${counted(numberIn(h, 'hits'), 'hit')}.`;
  },
  moved(h, view, voice) {
    const from = placeIn(h, 'from');
    const name = nameIn(view, cardIn(h, 'card'));
    switch (`${from.zone} to ${String(h['zone'])}`) {
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
  mixed: (h, _view, voice) =>
    h['zone'] === 'deck' ? `${capital(voice.whose(playerIn(h, 'of')))} deck is shuffled.` : null,
  began(h, view, voice) {
    const { lasting } = h;
    if (typeof lasting !== 'object' || lasting === null || !('clause' in lasting)) return null;
    const effect: Happening = { ...lasting, kind: 'began' };
    const doing = doings[String(effect['clause'])];
    return doing === undefined ? null : `${owned(view, voice, cardIn(effect, 'source'))} ${doing}.`;
  },
  attacks(h, view, voice) {
    const target = h['target'] === null ? voice.name(other(playerIn(h, 'by'))) : nameIn(view, cardIn(h, 'target'));
    return `${voice.does(playerIn(h, 'by'), 'attack', 'attacks')} ${target} with ${nameIn(view, cardIn(h, 'card'))}.`;
  },
  waylays: (h, view, voice) => `${owned(view, voice, cardIn(h, 'card'))} strikes just before the attack.`,
  played: (h, view, voice) => `${voice.does(playerIn(h, 'by'), 'play', 'plays')} ${nameIn(view, cardIn(h, 'card'))}.`,
  mustered: (h, view, voice) =>
    `${voice.does(playerIn(h, 'by'), 'muster', 'musters')} ${nameIn(view, cardIn(h, 'card'))}.`,
  cancelled: (h, view) => `${nameIn(view, cardIn(h, 'card'))} is cancelled.`,
  damaged: (h, view, voice) => `${owned(view, voice, cardIn(h, 'card'))} takes ${numberIn(h, 'amount')} damage.`,
  lost: (h, view, voice) => `${owned(view, voice, cardIn(h, 'card'))} is lost.`,
  returned: (h, view, voice) => `${owned(view, voice, cardIn(h, 'card'))} returns to hand.`,
  demoralised: (h, _view, voice) =>
    `${voice.does(playerIn(h, 'by'), 'lose', 'loses')} ${numberIn(h, 'amount')} morale.`,
  supplied: (h, _view, voice) => `${voice.does(playerIn(h, 'by'), 'gain', 'gains')} 1 energy.`,
  scouted(h, view, voice) {
    const looker = playerIn(h, 'by');
    const top = view.zones['deck']?.[other(looker)].at(-1) ?? -1;
    const seen = voice.viewer === looker ? `: ${nameIn(view, top)}` : '';
    return `${voice.does(looker, 'look', 'looks')} at the top card of ${voice.whose(other(looker))} deck${seen}.`;
  },
  over(h, _view, voice) {
    const because = String(h['because']);
    return h['winner'] === null
      ? `Nobody wins: ${because}.`
      : `${voice.does(playerIn(h, 'winner'), 'win', 'wins')}: ${because}.`;
  },
};

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

export function tellSkirmish(happening: Happening, view: TableView, voice: Voice): Line | null {
  const line = told[happening.kind]?.(happening, view, voice) ?? null;
  return line === null ? null : [line];
}
