import type { ExplainedValue, KernelState, TableView } from '@binary-sunset/kernel';
import type { ShownValue } from './tableGame.ts';

type ExplainedLine = ExplainedValue['lines'][number];

const said: Readonly<Record<ExplainedLine['operation'], (amount: number) => string>> = {
  add: (amount) => (amount < 0 ? `${amount}` : `+${amount}`),
  multiply: (amount) => `×${amount}`,
  define: (amount) => `counts as ${amount}`,
  reset: (amount) => `set to ${amount}`,
  limit: (amount) => `at most ${amount}`,
};

/** How a game speaks of where values come from. */
export interface ValueWords {
  /** What rules themselves do, in a few words, by their ids. */
  readonly rules: Readonly<Record<string, string>>;
  /** What players call a card, where its name says more than they need. */
  titleOf(name: string): string;
}

const asNamed: ValueWords = { rules: {}, titleOf: (name) => name };

/** An explained value in words. Only cards in view are named. */
export function shownValue(
  name: string,
  { base, total, lines }: ExplainedValue,
  s: KernelState,
  view: TableView,
  { rules, titleOf }: ValueWords = asNamed,
): ShownValue {
  const sourceOf = ({ source, because }: ExplainedLine): string => {
    const handle = source === null ? undefined : s.cards.handle[source];
    const rule = rules[because];
    if (source === null && rule !== undefined) return `${rule} (${because})`;
    const named = view.cards.find((card) => card.handle === handle)?.name ?? null;
    return `from ${named === null ? because : titleOf(named)}`;
  };
  const contributions = lines.map((line) => `${said[line.operation](line.amount)} ${sourceOf(line)}`);
  return {
    name,
    total,
    printed: base,
    because: [base === null ? 'none printed' : `${base} printed`, ...contributions],
  };
}
