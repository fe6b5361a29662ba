import { numberFrom, optionValues, UsageError } from '../project/usage.ts';

export const usage = `Usage: npm run bench [-- options]

Measures how fast the games are on one core: one JSON line per figure, "<package>.<figure>".

  --only PATTERN   only figures whose name fits the regular expression: fork, ^kernel\\.
  --save FILE      write the figures to a file as well
  --compare FILE   against figures saved earlier on this machine: a table on stderr
  --tolerance P    how many per cent worse a figure may be than in that file (10)
  --seconds N      each thing is measured until it has not become faster for so long (5)

Exit status: 0 measured, 1 a figure is worse than the tolerance allows, 2 bad options.
`;

export interface Options {
  readonly only: RegExp;
  readonly save: string | undefined;
  readonly compare: string | undefined;
  readonly tolerance: number;
  readonly seconds: number;
}

export function readOptions(args: readonly string[]): Options {
  const { only, save, compare, tolerance, seconds } = optionValues(args, {
    only: { type: 'string', default: '' },
    save: { type: 'string' },
    compare: { type: 'string' },
    tolerance: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '5' },
  });
  return {
    only: pattern(only),
    save,
    compare,
    tolerance: numberFrom('tolerance', tolerance, 0, 1000),
    seconds: numberFrom('seconds', seconds, 0, 600),
  };
}

function pattern(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new UsageError(`--only takes a regular expression, not "${text}".`);
  }
}
