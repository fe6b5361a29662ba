import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { sleeps } from '../../../src/cards/premiere/own/states.ts';
import {
  adds,
  any,
  atAnyTime,
  becomes,
  cancelsText,
  type Instruction,
  it,
  makes,
  may,
  relocates,
  sends,
  used,
} from '../../../src/language/index.ts';
import type { CcgPosition, Stood } from '../../../src/position.ts';
import { ccgWith, stranger } from '../../stranger.ts';
import { lay } from './support.ts';

const farm = "Tatooine: Lars' Moisture Farm (Light)";
const camp = 'Tatooine: Jawa Camp (Light)';
const warRoom = 'Yavin 4: Massassi War Room';

describe('seekers', () => {
  rule('GLC-0280', 'move like characters, but nothing else that is for characters is for them', () => {
    const t = (spec: CcgPosition, card: string) =>
      lay({
        ...spec,
        dark: { force: 9, hand: [card, 'Drill Errand (Dark)'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: {
          [farm]: { dark: ['Stormtrooper', 'General Tagge', { card: 'Luke Seeker', inactive: 'undercover' }] },
          [camp]: {},
          [warRoom]: {},
        },
      });
    const walking = t({ turn: 'light', phase: 'move' }, 'Elis Helrot');
    walking.light.passes();
    expect(walking.dark.may('move', 'Luke Seeker')).toBe(true);
    for (const card of ['Elis Helrot', 'Drill Lullaby']) {
      const control = t({ turn: 'dark', phase: 'control' }, card);
      control.dark.does('play', card);
      expect(control.options.filter((one) => one !== 'back')).toEqual(['target Stormtrooper', 'target General Tagge']);
    }
  });

  const works: Readonly<Record<string, Instruction>> = {
    'loses them': sends(it, 'lost'),
    'takes them back': sends(it, 'hand'),
    'places them out of play': sends(it, 'outOfPlay'),
    'makes them missing': becomes(it, 'missing'),
    'captures them': becomes(it, 'captive'),
    'makes them stronger': makes(adds(1).to('power').of(it), 'turn'),
    'silences them': makes(cancelsText(it), 'turn'),
    'puts them to sleep': sleeps,
    'takes them elsewhere': relocates(it, any.called('Tatooine: Jawa Camp')),
  };
  for (const [what, does] of Object.entries(works))
    for (const seeker of ['Luke Seeker', 'Han Seeker'])
      rule('GLC-0280', `are nothing to what is for characters and ${what}: ${seeker}`, () => {
        const card = stranger({
          kind: 'interrupt',
          functions: [used(may.act(atAnyTime).target(any.all.characters).do(does))],
        });
        const offers = (...dark: Stood[]) => {
          const t = table(ccgWith(card), {
            dark: { hand: [card.name, 'Drill Errand (Dark)'] },
            light: { hand: ['Drill Errand (Light)'] },
            at: { [farm]: { dark: ['General Tagge', 'Stormtrooper', ...dark] }, [camp]: {} },
          });
          t.dark.does('play', card.name);
          return t.dark.offered('target');
        };
        expect(offers()).toEqual(['General Tagge', 'Stormtrooper']);
        expect(offers({ card: seeker, inactive: 'undercover' })).toEqual(['General Tagge', 'Stormtrooper']);
        expect(offers(seeker)).toEqual(['General Tagge', 'Stormtrooper']);
      });
});
