import { type Coverage, documents, ruleById, type Tally } from '@binary-sunset/rulebook';
import type { Format } from './options.ts';
import { waiting } from './waiting.ts';

export const reports: Readonly<Record<Format, (coverage: Coverage) => string>> = { table, missing, json };

/** Topics first, so that the summary stands at the end, where a terminal shows it. */
function table(coverage: Coverage): string {
  const topics = coverage.documents.flatMap(({ document, topics }) => [
    `${document}  ${documents[document].title}`,
    ...topics.map(({ topic, ...tally }) => `${fraction(tally)}  ${topic}`),
    '',
  ]);
  const summary = coverage.documents.map(({ document, ...tally }) => {
    return `${fraction(tally)}  ${percent(tally)}  ${document}  ${documents[document].title}`;
  });
  const { rules, proven } = coverage.duplicates;
  return [
    ...topics,
    ...summary,
    `${fraction(coverage.total)}  ${percent(coverage.total)}  rules proven / rules in force`,
    `(${proven} of ${rules} rules that only repeat others are proven with them)`,
  ].join('\n');
}

/** Every missing rule once, under what it waits for; what most rules wait for comes first. */
function missing(coverage: Coverage): string {
  const byMechanic = new Map<string, string[]>();
  for (const id of coverage.missing) {
    const { mechanics, text } = ruleById(id);
    const reason = reasons.get(id) ?? nothing;
    const about = mechanics.length > 0 ? ` [${mechanics.join(', ')}]` : '';
    byMechanic.set(reason, [...(byMechanic.get(reason) ?? []), `  ${id}  ${shortened(text)}${about}`]);
  }
  const sections = [...byMechanic]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, lines]) => [`${reason}: ${lines.length}`, ...lines, ''].join('\n'));
  return [...sections, `${coverage.missing.length} rules in force are not proven yet`].join('\n');
}

const nothing = 'nothing';
const reasons = new Map(Object.entries(waiting).flatMap(([reason, ids]) => ids.map((id) => [id, reason] as const)));

function json({ documents: perDocument, total, missing }: Coverage): string {
  const tallies = perDocument.map(({ document, active, proven }) => [document, { active, proven }] as const);
  return JSON.stringify({ documents: Object.fromEntries(tallies), total, missing });
}

const fraction = ({ active, proven }: Tally): string => `${proven}/${active}`.padStart(10);

/** Rounded down: 100 % means all. */
const percent = ({ active, proven }: Tally): string => `${Math.floor((100 * proven) / active)} %`.padStart(5);

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 99).trimEnd()}…` : text);
