import type { ActionText } from '../../../text/program.ts';
import { any, type Cards, it, this_ } from '../../cards/cards.ts';
import { automatically } from '../../text.ts';
import { thereIs } from '../../when/conditions.ts';
import { deployed } from '../../when/when.ts';
import { sends } from '../force/effects.ts';
import { justMoved } from '../moving/moving.ts';
import { chooses } from './choosing.ts';

/** Whom a seeker finds where it is: of either player, and spies under cover as well. */ // GLC-0275
const found = (who: Cards): Cards => who.present.or(who.that('undercover').here);

/** It finds one of those, whoever came to whom; both are lost. */ // GLC-0275, GLC-0276
export function seeks(first: Cards, second: Cards): ActionText[] {
  const prey = found(first).or(found(second));
  return [deployed('anyone', any), justMoved('anyone', any)].map((coming) =>
    automatically(coming).if(thereIs(prey)).do(chooses(prey), sends(it, 'lost'), sends(this_, 'lost')),
  );
}
