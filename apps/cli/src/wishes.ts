import { parseArgs } from 'node:util';
import { Complaint } from './complaint.ts';

const kinds = ['play', 'watch', 'step', 'resume'] as const;

/** What was asked for on the command line. Null stands for what was not said. */
export interface Wish {
  readonly kind: (typeof kinds)[number] | 'help';
  readonly file: string | null;
  readonly game: string | null;
  readonly seat: string | null;
  readonly deck: string | null;
  readonly against: string | null;
  readonly opponent: string | null;
  readonly seed: string | null;
  readonly sides: string | null;
  readonly save: string | null;
}

const text = { type: 'string' } as const;
const options = {
  help: { type: 'boolean', short: 'h' },
  game: text,
  seat: text,
  deck: text,
  against: text,
  opponent: text,
  seed: text,
  sides: text,
  save: text,
} as const;

const isKind = (word: string): word is (typeof kinds)[number] => kinds.some((kind) => kind === word);

const seeHelp = 'npm run cli -- --help says what there is.';

/** Throws `Complaint`. */
export function wishIn(args: readonly string[]): Wish {
  const { values, positionals } = parsed(args);
  const [kind = 'play', file = null, ...more] = positionals;
  const wish = {
    file,
    game: values.game ?? null,
    seat: values.seat ?? null,
    deck: values.deck ?? null,
    against: values.against ?? null,
    opponent: values.opponent ?? null,
    seed: values.seed ?? null,
    sides: values.sides ?? null,
    save: values.save ?? null,
  };
  if (values.help === true) return { ...wish, kind: 'help' };
  if (!isKind(kind)) throw new Complaint(`"${kind}" is not something to do; there is ${kinds.join(', ')}. ${seeHelp}`);
  const wantsFile = kind === 'step' || kind === 'resume';
  if (wantsFile && file === null) throw new Complaint(`Which file? npm run cli -- ${kind} FILE`);
  const [excess] = wantsFile ? more : positionals.slice(1);
  if (excess !== undefined) throw new Complaint(`"${excess}" is one word too many. ${seeHelp}`);
  return { ...wish, kind };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The message names the option, in words made for people.
    throw new Complaint(`${error instanceof Error ? error.message : String(error)}. ${seeHelp}`);
  }
}
