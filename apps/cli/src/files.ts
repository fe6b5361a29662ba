import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Complaint } from './complaint.ts';

/** Where saves and decks are kept. Both throw `Complaint`. */
export interface Files {
  exists(path: string): boolean;
  read(path: string): string;
  write(path: string, text: string): void;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the disk cannot be written to',
  ENOSPC: 'the disk is full',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
};

/** Files on disk; paths are taken from the folder in which the player is. */
export function filesIn(folder: string): Files {
  return {
    exists: (path) => existsSync(resolve(folder, path)),
    read(path) {
      try {
        return readFileSync(resolve(folder, path), 'utf8');
      } catch (error) {
        throw new Complaint(`"${path}" cannot be read: ${reasonOf(error)}.`);
      }
    },
    write(path, text) {
      const target = resolve(folder, path);
      try {
        // Renamed when whole: a crash in the middle leaves the earlier save.
        writeFileSync(`${target}.part`, text);
        renameSync(`${target}.part`, target);
      } catch (error) {
        throw new Complaint(`"${path}" cannot be written: ${reasonOf(error)}.`);
      }
    },
  };
}
