import { rule, table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { valueNow } from '../src/index.ts';
import { adds, always, any, type Cards, opponents, your } from '../src/language/index.ts';
import { self } from './language/speaking.ts';
import { cardNamed } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

const sites = ['Quay', 'Market', 'Beach', 'Cliff'].map((name) => `Drill Harbor: ${name}`);

/** Of four Light characters at sites in a row, whose power rises by a Dark text spoken at the first of them. */
function raised(who: Cards, scout: Card): boolean[] {
  const speaker = stranger({ text: [always(adds(1).to('power').of(who))] });
  const people = sites.map(() => stranger({ side: 'light' }));
  const t = table(ccgWith(speaker, scout, ...people), {
    phase: 'control',
    dark: {},
    light: {},
    at: Object.fromEntries(
      sites.map((site, i) => [
        site,
        { dark: i === 0 ? [speaker.name] : i === 3 ? [scout.name] : [], light: [people[i]?.name ?? ''] },
      ]),
    ),
  });
  return people.map(({ name }) => {
    return valueNow(t.state, cardNamed(t.state, name), 'power') === 2;
  });
}

describe('what is said of same or adjacent sites', () => {
  const scout = stranger({ traits: ['scout'] });

  rule('GLB-0210', 'is of the location of whoever says it, and of those beside that', () => {
    expect(raised(opponents.characters.hereOrAdjacent, scout)).toEqual([true, true, false, false]);
    expect(raised(opponents.characters.here, scout)).toEqual([true, false, false, false]);
    expect(raised(opponents.characters.adjacent, scout)).toEqual([false, true, false, false]);
  });

  rule('GAP-0072', 'is of the location of somebody else where that is said', () => {
    const near = (how: 'same' | 'adjacent' | 'same or adjacent') =>
      raised(opponents.characters.inCompanyOf(your.trait('scout'), how), scout);
    expect(near('same or adjacent')).toEqual([false, false, true, true]);
    expect(near('adjacent')).toEqual([false, false, true, false]);
    expect(near('same')).toEqual([false, false, false, true]);
  });

  it('reads as a player would say it', () => {
    const scouts = your.trait('scout');
    expect(
      [
        opponents.characters.where('site').hereOrAdjacent,
        any.type('site').hereOrAdjacent,
        opponents.characters.where('site').inCompanyOf(scouts, 'same or adjacent'),
        opponents.characters.inCompanyOf(scouts, 'adjacent'),
      ].map((cards) => cards.words(self)),
    ).toEqual([
      'opponent’s character at same or adjacent site',
      'same or adjacent site',
      'opponent’s character at same or adjacent site as your scout',
      'opponent’s character at adjacent location to your scout',
    ]);
  });
});
