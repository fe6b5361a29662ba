/** A seeker finds whom it is looking for. */

import { any, type Cards, it, this_ } from '../../../language/cards/cards.ts';
import { sends } from '../../../language/does/force/effects.ts';
import { justMoved } from '../../../language/does/moving/moving.ts';
import { chooses } from '../../../language/does/piles/choosing.ts';
import { automatically } from '../../../language/text.ts';
import { thereIs } from '../../../language/when/conditions.ts';
import { deployed } from '../../../language/when/when.ts';
import type { ActionText } from '../../../text/program.ts';

/** Whom a seeker finds where it is: of either player, and spies under cover as well. */ // GLC-0275
const found = (who: Cards): Cards => who.present.or(who.that('undercover').here);

/** It finds one of those, whoever came to whom; both are lost. */ // GLC-0275, GLC-0276
export function seeks(first: Cards, second: Cards): ActionText[] {
  const prey = found(first).or(found(second));
  const onFace = `If a player just deployed or moved a card and ${first.or(second).words()} is present, even as an undercover spy, choose one of them. It and this weapon are lost.`;
  return [deployed('anyone', any), justMoved('anyone', any)].map((coming, i) => ({
    ...automatically(coming).if(thereIs(prey)).do(chooses(prey), sends(it, 'lost'), sends(this_, 'lost')),
    onFace: i === 0 ? onFace : '',
  }));
}
