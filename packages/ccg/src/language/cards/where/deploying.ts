/** Cards by how they deploy. */
import { cardOf, definitionOf } from '../../../catalog/catalog.ts';
import { type Predicate, predicate } from '../predicate.ts';

/** What must be able to deploy for free lists no deploy cost. */ // AR1-0401
export const deployingFree: Predicate = predicate({
  about: 'what they cost',
  stands: 'with',
  words: () => 'that can deploy for free',
  holds(s, card) {
    const found = cardOf(s, card);
    return 'deploy' in found ? found.deploy === 0 : (definitionOf(s, card).deploys?.clause.cost ?? 0) === 0;
  },
});

/** Put straight on the table, not at a location or on another card. */ // AR1-0061
export const deployingOnTable: Predicate = predicate({
  about: 'where they deploy',
  stands: 'with',
  words: () => 'that deploys on table',
  holds(s, card) {
    const { kind, deploys } = definitionOf(s, card);
    return kind === 'effect' && (deploys?.clause.on ?? null) === null;
  },
});
