/** Runs in a process of its own: makes one measurement and writes what it found out. */
import { jobs } from './jobs.ts';

const [name, seconds] = process.argv.slice(2);
const job = jobs.find((known) => known.name === name);
if (job === undefined) throw new Error(`There is nothing called "${name}" to measure.`);
process.stdout.write(JSON.stringify(job.measure(Number(seconds))));
