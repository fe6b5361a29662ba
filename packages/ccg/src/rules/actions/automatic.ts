import type { Automatic } from '@binary-sunset/kernel';
import { refTo } from '@binary-sunset/kernel';
import { nobody, type State } from '../../state/state.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import { creatureAttack } from '../attacks/attack.ts';
import { creaturesFight } from '../attacks/creaturesFight.ts';
import { muster, reactivate } from '../battle/excluding.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { carryOutScheduled } from '../turn/scheduled.ts';
import { cancelCard } from './cancellingCards.ts';
import { cancelTextFirst } from './cancellingText.ts';
import { type RequiredByRules, requiredByRules } from './requiredByRules.ts';

function frameFor(s: State, due: RequiredByRules): Automatic {
  switch (due.what) {
    case 'muster':
      return { clause: due.what, on: null, frame: muster({}) };
    case 'reactivate':
      return { clause: due.what, on: null, frame: reactivate({}) };
    case 'creature attacks':
      return {
        clause: due.what,
        on: due.creature,
        frame: creatureAttack(s, controllerOf(s, due.creature), due.creature),
      };
    case 'scheduled':
      return {
        clause: `${due.what} ${due.since}`,
        on: due.source < 0 ? null : due.source,
        frame: carryOutScheduled({ since: due.since }),
      };
    case 'card cancelled':
      return { clause: due.what, on: due.by, frame: cancelCard({ card: refTo(s, due.card) }) };
    case 'text cancelled':
      return { clause: due.what, on: due.by, frame: cancelTextFirst({ occurrence: due.occurrence }) };
    case 'creatures fight':
      return {
        clause: due.what,
        on: due.location,
        frame: creaturesFight({ location: refTo(s, due.location), one: nobody, other: nobody }),
      };
  }
}

/** What must happen because of something by rule. */
export const automaticByRule = (s: State, occurrence: Occurrence): readonly Automatic[] =>
  requiredByRules(s, occurrence).map((due) => frameFor(s, due));
