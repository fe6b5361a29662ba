import { type Occurrence, players } from '@binary-sunset/kernel';
import { definitionOf } from '../../catalog.ts';
import type { Rule } from '../../language/program.ts';
import type { State } from '../../state.ts';
import { rulesInForce } from '../sources.ts';

const isAboutReacts = (rule: Rule): boolean =>
  rule.rule === 'allows' && (rule.act === 'move as a react' || rule.act === 'deploy as a react');

/** Is it something that cards react to, with any text that lets some react? Whether they can is another question. */ // AR1-0211
export const mayBeReacted = (s: State, { kind, detail }: Occurrence): boolean =>
  (kind === 'battle' || (kind === 'Force drain' && detail === 'initiated')) &&
  (rulesInForce(s, 'allows', isAboutReacts).length > 0 ||
    players.some((of) => s.zones.hand[of].some((card) => definitionOf(s, card).deploys?.clause.react !== undefined)));
