import type { NameSaid, Naming } from '@binary-sunset/kernel';

/** A name and the lines of code that said it, from the card that it is on to the word of the language. */
export interface Heard<Kind extends string> extends NameSaid<Kind> {
  readonly from: readonly string[];
}

/** The lines of sources and of cards for tests in a stack, innermost first; none of what made a module be loaded. */
function linesIn(stack: string): string[] {
  const frames = stack.split('\n');
  const loading = frames.findIndex((frame) => /^\s*at async /.test(frame));
  return frames
    .slice(0, loading < 0 ? frames.length : loading)
    .flatMap((frame) => /\bpackages\/\w+\/(?:src|test\/cards\/drill)\/[^:?)]+:\d+/.exec(frame)?.[0] ?? []);
}

/** How far the code that says a name may be from the card that it is on. */
const far = 60;

/** Every name that is said while something is done or loaded, with the outermost line that says it. */
export async function namesHeard<Kind extends string>(
  { listen }: Pick<Naming<Kind>, 'listen'>,
  load: () => unknown,
): Promise<Heard<Kind>[]> {
  const heard: Heard<Kind>[] = [];
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = far;
  listen((kind, name) => {
    const from = linesIn(new Error().stack ?? '').toReversed();
    heard.push({ kind, name, by: from[0] ?? 'a program', from });
  });
  try {
    await load();
  } finally {
    listen(null);
    Error.stackTraceLimit = before;
  }
  return heard;
}

/** Does a card for tests say it? Those are of no set, and their names are invented. */
export const isOfTestCard = ({ from }: Heard<string>): boolean =>
  from.some((line) => line.includes('/test/cards/drill/'));
