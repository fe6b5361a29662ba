/** Files that import each other, one by way of the next: each such circle in alphabetical order. */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const reached = new Map<string, number>();
  const earliest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();

  const lower = (file: string, to: number): void =>
    void earliest.set(file, Math.min(earliest.get(file) ?? Number.POSITIVE_INFINITY, to));

  const visit = (file: string): void => {
    const number = reached.size;
    reached.set(file, number);
    lower(file, number);
    open.push(file);
    isOpen.add(file);
    for (const other of imports.get(file) ?? []) {
      if (!imports.has(other)) continue;
      if (!reached.has(other)) visit(other);
      if (isOpen.has(other)) lower(file, earliest.get(other) ?? number);
    }
    if (earliest.get(file) !== number) return;
    const circle = open.splice(open.indexOf(file));
    for (const one of circle) isOpen.delete(one);
    if (circle.length > 1 || imports.get(file)?.includes(file) === true) found.push(circle.sort());
  };

  for (const file of imports.keys()) if (!reached.has(file)) visit(file);
  return found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

/** What is wrong with the circles that there are: new ones, and those that are listed and have become smaller. */
export function circleProblems(
  found: readonly (readonly string[])[],
  listed: readonly (readonly string[])[],
): readonly string[] {
  const isSame = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();
  return [
    ...found
      .filter((circle) => !listed.some((known) => isSame(known, circle)))
      .map((circle) => `import each other in a circle: ${circle.join(', ')}`),
    ...listed
      .filter((known) => !found.some((circle) => isSame(known, circle)))
      .map((known) => `is listed as a circle in tools/imports/rooms.ts, and is none like that: ${known.join(', ')}`),
  ];
}
