import {
  activate,
  adds,
  always,
  any,
  automatically,
  type Card,
  deployed,
  during,
  it,
  location,
  may,
  thereIs,
  this_,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const site = {
  ...common,
  side: 'dark',
  type: 'site',
  system: 'Drill Frontier',
  exterior: true,
  planet: true,
  force: { light: 1, dark: 1 },
} as const;

const drainsOneMore = (whose: 'your') => always(adds(1).to('Force drain').for(whose, { where: this_ }));

/** Sites with a text of each kind, and neighbours without any. */
export const expanding: readonly Card[] = [
  location('Drill Frontier: Docking Bay', {
    ...site,
    text: {
      dark: [
        drainsOneMore('your'),
        may.act(during('your', 'control')).once('turn').do(activate(1)),
        automatically(deployed('you', any.characters)).if(thereIs(it.here)).do(activate(1)),
      ],
      light: [drainsOneMore('your')],
    },
  }),
  location('Drill Frontier: Pasture', { ...site, text: { dark: [drainsOneMore('your')] } }),
  location('Drill Frontier: Ravine', site),
  location('Drill Frontier: Summit', site),
];
