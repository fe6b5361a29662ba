import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { colouredInk, plainInk, withoutInk } from '../src/ink.ts';
import { converse, paperFor } from '../src/terminal.ts';
import { begin } from './table.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'binary-sunset-'));
afterAll(() => rmSync(place, { recursive: true }));

/** The program itself, with these lines piped into it. */
function run(args: readonly string[], input: string) {
  const env = { ...process.env, INIT_CWD: place };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main, ...args], {
    input,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

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

/** Starting Node takes a while where everything else is running too. */
const patience = 60_000;

describe('the program', { timeout: patience }, () => {
  it('shows the first position and leaves in peace when there is no input', () => {
    const { status, stdout, stderr } = run([], '');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/Which cards do you exchange|Put a unit into battle/);
    expect(stdout).toMatch(/\nEnd of input\. Nothing was saved\. The seed was [0-9a-z]{6}\.\n$/);
  });

  it('keeps a game in the folder it was called from, and can look through it', () => {
    expect(run(['--seed', 's', '--save', 'game.json'], '1\n1\n').status).toBe(0);
    expect(JSON.parse(readFileSync(join(place, 'game.json'), 'utf8'))).toMatchObject({ record: { seed: 's' } });
    expect(run(['step', 'game.json'], 'last\nq\n').stdout).toContain('sees it.');
  });

  it('says what is wrong on the error output', () => {
    expect(run(['resume', 'nothing.json'], '')).toEqual({
      status: 1,
      stdout: '',
      stderr: '"nothing.json" cannot be read: there is no such file or folder.\n',
    });
  });

  it('tells a whole game of two computer players when piped', () => {
    expect(run(['watch', '--seed', 's'], '').stdout).toMatch(/Side wins: control of two arenas\./);
  });
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
