import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../../../src/position.ts';
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
});
