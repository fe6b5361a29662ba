const parts: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/^\*\*\//, () => '(?:.*/)?'],
  [/^\*\*/, () => '.*'],
  [/^\*/, () => '[^/]*'],
  [/^\?/, () => '[^/]'],
  [/^\{([^{}]*)\}/, (found) => `(?:${(found[1] ?? '').split(',').map(expression).join('|')})`],
  [/^[^*?{]+|^./, (found) => found[0].replace(/[\\^$.|+()[\]{}]/g, '\\$&')],
];

/** Whether the whole path fits the pattern: `*` and `?` within a folder, `**` across folders, `{a,b}`. */
export const fits = (path: string, glob: string): boolean => new RegExp(`^${expression(glob)}$`).test(path);

function expression(glob: string): string {
  let rest = glob;
  let made = '';
  while (rest !== '') {
    for (const [pattern, translate] of parts) {
      const found = pattern.exec(rest);
      if (found === null) continue;
      made += translate(found);
      rest = rest.slice(found[0].length);
      break;
    }
  }
  return made;
}
