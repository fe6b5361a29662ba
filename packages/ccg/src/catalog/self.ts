import type { Self } from '../text/saying/self.ts';
import { calledAlways } from '../text/saying/self.ts';
import type { Card } from './card.ts';

/** What each kind of Effect calls itself. */
const effects: Readonly<Record<string, string>> = {
  effect: 'Effect',
  utinni: 'Utinni Effect',
  immediate: 'Immediate Effect',
  mobile: 'Mobile Effect',
  political: 'Political Effect',
  starting: 'Starting Effect',
};

const pronouns = (title: string, he: string, him: string, his: string): Self => ({
  title,
  he,
  him,
  his,
  isPlace: false,
});

/** Whoever is no droid and not female is male; everything else is "it", unless "it" is what it is about. */ // GAP-0330
function called(card: Card): Self {
  const { title } = card;
  switch (card.kind) {
    case 'character':
      if (card.type === 'Droid') return pronouns(title, 'it', 'it', 'its');
      return card.traits.includes('female')
        ? pronouns(title, 'she', 'her', 'her')
        : pronouns(title, 'he', 'him', 'his');
    case 'vehicle':
    case 'starship':
    case 'creature':
      return pronouns(title, 'it', 'it', 'its');
    case 'effect':
      return calledAlways(title, `this ${effects[card.type] ?? 'Effect'}`);
    case 'interrupt':
      return calledAlways(title, 'this Interrupt');
    case 'location':
      return calledAlways(title, `this ${card.type}`, true);
    default:
      return calledAlways(title, `this ${card.kind}`);
  }
}

/** What the texts of a card call it, and whom its card was before it crossed over. */ // AR5-0124
export function selfOf(card: Card): Self {
  const self = called(card);
  return card.kind === 'character' && card.formerly !== undefined
    ? { ...self, names: { [card.formerly]: card.title } }
    : self;
}
