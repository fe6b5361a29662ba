/** What many cards give: power to what they pilot, immunity to attrition, battle destiny, a larger Force drain. */
import { isPresentAt, locationOf } from '../../rules/table/places.ts';
import { forceIcons } from '../../rules/table/presence.ts';
import {
  type ActionText,
  type Amount,
  amountWords,
  type Instruction,
  type ModifierText,
  type Rule,
} from '../../text/program.ts';
import { figure } from '../../text/saying/figures.ts';
import { any, type Cards, it, this_ } from '../cards/cards.ts';
import { usingWeapon } from '../does/weapons/weapons.ts';
import { may } from '../text.ts';
import { drains } from '../when/places.ts';
import { ordering } from '../words/deeds.ts';
import { adds, always, makes } from './values.ts';

/** What this card pilots. */
export const whatItPilots = any.of('starship', 'vehicle').pilotedByThis;

/** "Adds 2 to power of anything he pilots", and what else it does for it. */ // SUP-0209
export const pilots = (power: Amount, ...more: Rule[]): ModifierText =>
  always(adds(power).to('power').of(whatItPilots), ...more);

/** Immune to attrition of less than so much, or to all of it. */ // AR6-0187
export const immuneToAttrition = (who: Cards = this_, below: Amount = Number.POSITIVE_INFINITY): Rule =>
  adds(below).to('immunity to attrition').of(who);

/** "Adds one battle destiny", for this battle. */ // AR6-0137
export const addsBattleDestiny = (count: Amount): Instruction =>
  makes(adds(count).to('battle destinies').for('your', { kind: 'battle' }), 'battle');

/** Force icons where this card is present, rather than inside something: its player's, or those of both sides. */ // GLB-0098
export const iconsPresent = (whose: 'your' | 'any'): Amount => ({
  words: whose === 'your' ? figure('1', 'for each of your Force icons present') : 'number of Force icons present',
  of(s, { self, by }) {
    const where = self < 0 ? -1 : locationOf(s, self);
    if (where < 0 || !isPresentAt(s, self, where)) return 0;
    return whose === 'your' ? forceIcons(s, where, by) : forceIcons(s, where, 0) + forceIcons(s, where, 1);
  },
});

/** "May add 1 to Force drain where present." */ // GAP-0056
export const mayAddToDrain = (amount: Amount): ActionText => ({
  ...may
    .respond(drains('you', any.locations.wherePresent))
    .paying(usingWeapon)
    .do(
      ordering(
        makes(adds(amount).to('Force drain').for('your', { where: it }), 'turn'),
        (self) => `add ${amountWords(amount, self)} to that Force drain`,
      ),
    ),
  ...(typeof amount === 'number' ? { onFace: `May add ${amount} to Force drain where present.` } : {}),
});
