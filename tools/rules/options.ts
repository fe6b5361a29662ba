import { parseArgs } from 'node:util';

export type Format = 'table' | 'missing' | 'json';

export const usage = `Usage: npm run rules [-- option]

Coverage of the rulebook: rules proven by a passing test / rules in force.

  (no option)   per document and topic
  --missing     the rules not proven yet, by the mechanic they need
  --json        one object for programs (npm run --silent rules -- --json)
`;

/** The command line was not understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** npm keeps an option given without `--` for itself, and hands it on in the environment. */
export function formatFrom(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Format {
  const { json, missing } = parse(args);
  if (json || env['npm_config_json'] === 'true') return 'json';
  return missing || env['npm_config_missing'] === 'true' ? 'missing' : 'table';
}

function parse(args: readonly string[]): { json?: boolean; missing?: boolean } {
  try {
    return parseArgs({ args: [...args], options: { json: { type: 'boolean' }, missing: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
