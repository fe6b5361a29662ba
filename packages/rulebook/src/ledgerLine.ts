import { documents, isDocumentCode } from './documents.ts';
import type { Rule, RuleId, RuleKind, RuleStatus } from './rule.ts';

/** A rule as the data files hold it: one line each, mechanics separated by commas. */
export type LedgerLine = readonly [
  id: RuleId,
  lines: string,
  topic: string,
  kind: RuleKind,
  mechanics: string,
  text: string,
  status: RuleStatus,
  replacedBy?: readonly RuleId[],
  note?: string,
];

export function ruleFromLine(line: LedgerLine): Rule {
  const [id, lines, topic, kind, mechanics, text, status, replacedBy = [], note = ''] = line;
  const document = id.slice(0, id.indexOf('-'));
  if (!isDocumentCode(document)) throw new TypeError(`${id} does not begin with the code of a document`);
  return {
    id,
    document,
    game: documents[document].game,
    topic,
    kind,
    mechanics: mechanics === '' ? [] : mechanics.split(','),
    text,
    status,
    replacedBy,
    note,
    lines,
  };
}
