import type { ExplainedValue, KernelState, TableView } from '@binary-sunset/kernel';
import type { ShownValue } from './tableGame.ts';

type Line = ExplainedValue['lines'][number];

const said: Readonly<Record<Line['operation'], (amount: number) => string>> = {
  add: (amount) => (amount < 0 ? `${amount}` : `+${amount}`),
  multiply: (amount) => `×${amount}`,
  define: (amount) => `counts as ${amount}`,
  reset: (amount) => `set to ${amount}`,
  limit: (amount) => `at most ${amount}`,
};

/** An explained value in words. Sources are named as the view names them. */
export function shownValue(
  name: string,
  { base, total, lines }: ExplainedValue,
  s: KernelState,
  view: TableView,
): ShownValue {
  const sourceOf = ({ source, because }: Line): string => {
    const handle = source === null ? undefined : s.cards.handle[source];
    return view.cards.find((card) => card.handle === handle)?.name ?? because;
  };
  const contributions = lines.map((line) => `${said[line.operation](line.amount)} from ${sourceOf(line)}`);
  return {
    name,
    total,
    printed: base,
    because: [base === null ? 'none printed' : `${base} printed`, ...contributions],
  };
}
