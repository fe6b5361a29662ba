import type { Place } from '../project/syntax.ts';
import { childrenOf, parse } from '../project/syntax.ts';
import { openTo } from './ignored.ts';
import type { Mutant } from './mutant.ts';
import { mutantOf } from './mutant.ts';
import { changesAt } from './operators/all.ts';
import { probePoint } from './probes.ts';

/** Every mutant of a file, in the order of the text. */
export function findMutants(file: string, text: string): readonly Mutant[] {
  const source = parse(file, text);
  const found: Mutant[] = [];
  const visit = (place: Place) => {
    const open = openTo(place.node);
    if (open.itself) {
      for (const change of changesAt(source, place)) {
        found.push(mutantOf(file, text, change, probePoint(innermost(place, change.at))));
      }
    }
    for (const key of open.keys) {
      for (const node of childrenOf(place.node, key)) visit({ node, key, parent: place });
    }
  };
  visit({ node: source.program, key: '', parent: null });
  return found.sort((a, b) => a.at - b.at);
}

/** An early return is found at the function but runs with the first statement of its body. */
function innermost(place: Place, at: number): Place {
  const body = 'body' in place.node ? place.node.body : null;
  if (body === null || Array.isArray(body) || !('type' in body) || body.type !== 'BlockStatement') return place;
  const statement = body.body.find(({ start }) => start === at);
  if (statement === undefined) return place;
  return { node: statement, key: 'body', parent: { node: body, key: 'body', parent: place } };
}
