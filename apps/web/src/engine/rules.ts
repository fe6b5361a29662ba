import type { Rule } from '@binary-sunset/rulebook';
import type { GameName, RuleText } from './protocol.ts';

/** The rulebook is large and rarely asked for: it is fetched when it is. */
const rulebook = () => import('@binary-sunset/rulebook');

const shown = ({ id, text, topic }: Rule): RuleText => ({ id, text, topic });

export async function rule(id: string): Promise<RuleText | null> {
  const { ruleById, UnknownRule } = await rulebook();
  try {
    return shown(ruleById(id));
  } catch (error) {
    if (error instanceof UnknownRule) return null;
    throw error;
  }
}

export async function searchRules(words: string, game: GameName): Promise<readonly RuleText[]> {
  const { searchRules: search } = await rulebook();
  return search(words, { game }).map(shown);
}
