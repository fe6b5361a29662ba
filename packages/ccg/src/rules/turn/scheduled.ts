import { call, done, endOne, finish, type Lasting, number } from '@binary-sunset/kernel';
import { procedure } from '../../state/state.ts';
import type { Acting } from '../../text/program.ts';
import { innerResult } from '../actions/acting.ts';

/** How long something scheduled lasts. */
export const untilDone = 'done';

/** What was scheduled is done, and is then no longer to be done. */ // AR1-0316
export const carryOutScheduled = procedure(
  'carry out scheduled',
  { since: number },
  {
    carryOut(s, l, tell) {
      const effect = s.lasting.find(({ since }) => since === l.since);
      if (effect === undefined) return done();
      endOne(s, tell, effect);
      return call(innerResult(actionOf(effect), 0));
    },
    over: finish,
  },
);

/** The action that scheduled it, as it was then. */
function actionOf({ clause, source, by, locked, detail }: Lasting): Acting {
  const end = clause.lastIndexOf(':');
  return {
    text: clause.slice(0, end),
    at: Number(clause.slice(end + 1)),
    source,
    by,
    about: 0,
    responding: 0,
    it: locked ?? [],
    chosen: [],
    picked: [],
    grabbers: [],
    pile: '',
    x: typeof detail === 'number' ? detail : 0,
    cancelled: false,
    result: null,
  };
}
