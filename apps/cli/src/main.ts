import { randomInt } from 'node:crypto';
import { complaintIn } from './complaint.ts';
import { filesIn } from './files.ts';
import { conversationFor, filmFor, type Surroundings, terminalFor } from './starting.ts';
import { retold } from './stepping.ts';
import { converse, isInteractive, paperFor, type Streams } from './terminal.ts';
import { usage } from './usage.ts';
import { wishIn } from './wishes.ts';

const streams: Streams = { input: process.stdin, output: process.stdout };

const print = (lines: readonly string[]): void => void streams.output.write(`${lines.join('\n')}\n`);

const seedLength = 6;

const surroundings: Surroundings = {
  paper: paperFor(streams),
  // npm runs this in the project's folder; the player means the one they are in.
  files: filesIn(process.env['INIT_CWD'] ?? process.cwd()),
  newSeed: () => Array.from({ length: seedLength }, () => randomInt(36).toString(36)).join(''),
};

try {
  const wish = wishIn(process.argv.slice(2));
  if (wish.kind === 'help') print(usage());
  else {
    const terminal = await terminalFor(wish, surroundings.files);
    if (wish.kind === 'watch' && !isInteractive(streams))
      print(retold(filmFor(wish, terminal, surroundings), surroundings.paper));
    else await converse(conversationFor(wish, terminal, surroundings), streams);
  }
} catch (error) {
  console.error(complaintIn(error));
  process.exitCode = 1;
}
