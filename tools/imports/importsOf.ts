import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  readonly specifier: string;
  readonly line: number;
}

interface Source {
  readonly value?: unknown;
  readonly start: number;
}

/** Every module a source file names: static and dynamic imports, re-exports and types taken with `import('…')`. */
export function importsOf(path: string, source: string): Import[] {
  const found: Import[] = [];
  const add = ({ source: from }: { readonly source: Source | null }) => {
    if (typeof from?.value !== 'string') return;
    found.push({ specifier: from.value, line: source.slice(0, from.start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(parseSync(path, source).program);
  return found;
}
