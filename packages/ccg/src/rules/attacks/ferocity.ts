import { call, data, done, next, ref } from '@binary-sunset/kernel';
import { procedure, type State } from '../../state/state.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { destinyFor } from '../destiny/destiny.ts';
import { valueNow } from '../inForce/values.ts';
import { creatureOf } from './attacking.ts';

const drawsFor = (s: State, card: number): boolean => creatureOf(s, card)?.ferocityDestiny ?? false;

/** What a creature's ferocity comes to: its destiny is drawn anew each time that it is needed. */ // AR6-0218, AR6-0263
export const findFerocity = procedure(
  'ferocity',
  { creature: ref, result: data },
  {
    draw(s, l) {
      const { card } = l.creature;
      return drawsFor(s, card) ? call(destinyFor(controllerOf(s, card)), { into: 'result' }) : next;
    },
    total: (s, l) =>
      done((valueNow(s, l.creature.card, 'ferocity') ?? 0) + (typeof l.result === 'number' ? l.result : 0)),
  },
);
