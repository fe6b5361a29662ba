import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GameRecord } from '@binary-sunset/kernel';
import { howFarItGoes, writeEnds } from '@binary-sunset/kit';
import { subjectCalled } from '../games/index.ts';
import { codeFiles } from '../project/files.ts';

const endsIn = (folder: string): string => `${folder}/ends.tsv`;

/** Writes down anew how far each old record goes. The records themselves are never touched. */
export function writeAllEnds(root: string): readonly string[] {
  const files = codeFiles(root).filter((path) => /\/test\/records\/[^/]+\.json$/.test(path));
  const folders = [...new Set(files.map((file) => dirname(file)))];
  return folders.map((folder) => {
    const ends = files
      .filter((file) => dirname(file) === folder)
      .map((file): [string, string] => {
        const record = JSON.parse(readFileSync(join(root, file), 'utf8')) as GameRecord;
        return [
          file.slice(folder.length + 1),
          subjectCalled(record.game).with(({ game }) => howFarItGoes(game, record)),
        ];
      });
    writeFileSync(join(root, endsIn(folder)), writeEnds(Object.fromEntries(ends)));
    return endsIn(folder);
  });
}
