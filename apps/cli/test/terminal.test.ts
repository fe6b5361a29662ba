import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { colouredInk, plainInk, withoutInk } from '../src/ink.ts';
import { converse, paperFor } from '../src/terminal.ts';
import { begin } from './table.ts';

/** A conversation over streams, with these lines coming in. */
async function transcript(args: string, input: string): Promise<string> {
  const output = new PassThrough();
  await converse(begin(args), { input: new PassThrough().end(input), output });
  return String(output.read());
}

/** Streams that say they are a terminal. */
const terminal = (colours: boolean) => ({
  input: Object.assign(new PassThrough(), { isTTY: true as const }),
  output: Object.assign(new PassThrough(), { isTTY: true as const, columns: 132, hasColors: () => colours }),
});

describe('a transcript', () => {
  it('shows each typed line after the prompt', async () => {
    expect(await transcript('--seed s', 'i rally\nq\n')).toContain('> i rally\nRally\n');
  });

  it('has no colours and clears nothing', async () => {
    const text = await transcript('--seed s --opponent person', '\n1\n\n1\n');
    expect(text).not.toContain('\u001b');
    expect(withoutInk(text)).toBe(text);
  });

  it('ends with the conversation, whatever else comes in', async () => {
    expect(await transcript('--seed s', 'q\nl\nl\n')).toMatch(/> q\nNothing was saved\. The seed was s\.\n$/);
  });
});

describe('a terminal', () => {
  it('is written in colour only if it has colours, and not wider than can be read', () => {
    expect(paperFor(terminal(true))).toEqual({ width: 100, ink: colouredInk });
    expect(paperFor(terminal(false)).ink).toBe(plainInk);
    expect(paperFor({ input: new PassThrough(), output: new PassThrough() })).toEqual({ width: 80, ink: plainInk });
  });

  it('is wiped, with what could be scrolled back to, when it is handed over', async () => {
    const streams = terminal(true);
    streams.input.end('\r1\r');
    await converse(begin('--opponent person --seed s'), streams);
    const wiped = String(streams.output.read()).split('\u001b[3J');
    expect(wiped).toHaveLength(3);
    expect(wiped[1]).toContain('First player');
    expect(wiped[2]).not.toContain('Hand  ');
  });
});
