import { optionValues } from '../project/usage.ts';

export type Format = 'table' | 'missing' | 'json';

export const usage = `Usage: npm run rules [-- option]

Coverage of the rulebook: rules proven by a passing test / rules in force.

  (no option)   per document and topic
  --missing     the rules not proven yet, by what they wait for
  --json        one object for programs (npm run --silent rules -- --json)
`;

/** npm keeps an option given without `--` for itself, and hands it on in the environment. */
export function formatFrom(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Format {
  const { json, missing } = optionValues(args, { json: { type: 'boolean' }, missing: { type: 'boolean' } });
  if (json || env['npm_config_json'] === 'true') return 'json';
  return missing || env['npm_config_missing'] === 'true' ? 'missing' : 'table';
}
