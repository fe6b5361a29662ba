import { createInterface } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import type { Conversation, Reply } from './conversation.ts';
import { colouredInk, plainInk } from './ink.ts';
import type { Paper } from './paper.ts';

/** Standard input and output, which may be a terminal each or not. */
export interface Streams {
  readonly input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;
  readonly output: NodeJS.WritableStream & Partial<Pick<WriteStream, 'isTTY' | 'columns' | 'hasColors'>>;
}

const narrowest = 40;
const usual = 80;
const widest = 100;

/** As wide as the window is at the moment. Colour where the terminal has it: `hasColors` heeds NO_COLOR. */
export const paperFor = ({ output }: Streams): Paper => ({
  get width() {
    return Math.max(narrowest, Math.min(output.columns ?? usual, widest));
  },
  ink: output.isTTY === true && output.hasColors?.() === true ? colouredInk : plainInk,
});

export const isInteractive = ({ input, output }: Streams): boolean => input.isTTY === true && output.isTTY === true;

const esc = '\u001b';
const clearing: Readonly<Record<Reply['page'], string>> = {
  same: '',
  clean: `${esc}[H${esc}[2J`,
  secret: `${esc}[H${esc}[2J${esc}[3J`,
};

const prompt = '> ';

/** Holds a conversation until it is finished or nobody speaks any more. */
export async function converse(conversation: Conversation, streams: Streams): Promise<void> {
  const { input, output } = streams;
  const interactive = isInteractive(streams);
  const say = ({ page, lines }: Reply): void => {
    const start = interactive ? clearing[page] : page === 'same' ? '' : '\n';
    if (lines.length > 0) output.write(`${start}${lines.join('\n')}\n`);
  };

  say(conversation.open());
  const heard = createInterface({ input, terminal: interactive, prompt, ...(interactive ? { output } : {}) });
  let why = 'End of input.';
  heard.on('SIGINT', () => {
    why = 'Interrupted.';
    heard.close();
  });
  // Whoever read the output has gone: there is nobody left to talk to.
  output.on('error', () => heard.close());
  heard.prompt();
  for await (const typed of heard) {
    // A transcript shows what was answered.
    if (!interactive) output.write(`${prompt}${typed}\n`);
    say(conversation.hear(typed));
    if (conversation.finished) return heard.close();
    heard.prompt();
  }
  say(conversation.breakOff(why));
}
