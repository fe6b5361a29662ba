import { coverageOf } from '@binary-sunset/rulebook';
import { projectRoot } from '../project/files.ts';
import { runCommand } from '../project/usage.ts';
import { currentRecord } from './currentRecord.ts';
import { formatFrom, usage } from './options.ts';
import { reports } from './report.ts';

function main(): number {
  const report = reports[formatFrom(process.argv.slice(2), process.env)];
  const record = currentRecord(projectRoot);
  if (!record) {
    process.stderr.write('The tests did not run to their end, so there is nothing to report.\n');
    return 1;
  }
  process.stdout.write(`${report(coverageOf(record.proven))}\n`);
  if (record.failed === 0) return 0;
  process.stderr.write(`Not all is well: ${record.failed} of ${record.tests} tests or their files failed.\n`);
  return 1;
}

await runCommand(usage, main);
