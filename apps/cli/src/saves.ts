import { type GameRecord, type KernelState, Malformed, readRecord, type Save } from '@binary-sunset/kernel';
import { Complaint, complaintIn } from './complaint.ts';
import type { Files } from './files.ts';

/** A saved game as it lies in a file. A bare record can be read as well. */
export interface SavedGame {
  readonly record: GameRecord;
  /** As it was read; null if the file holds a record only. */
  readonly save: unknown;
  /** Who sat where, if the file says so. */
  readonly seats: readonly [string, string] | null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPairOfNames = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((name) => typeof name === 'string');

function parsed(files: Files, path: string): unknown {
  const text = files.read(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(`"${path}" is not a saved game.`);
  }
}

export function readGame(files: Files, path: string): SavedGame {
  const value = parsed(files, path);
  const isSave = isObject(value) && 'record' in value;
  try {
    return {
      record: readRecord(isSave ? value['record'] : value),
      save: isSave ? value : null,
      seats: isSave && isPairOfNames(value['seats']) ? value['seats'] : null,
    };
  } catch (error) {
    throw new Complaint(`"${path}" cannot be used. ${complaintIn(error)}`);
  }
}

/** Writes a save; refuses to overwrite anything but an earlier one. */
export function writeGame(files: Files, path: string, save: Save<KernelState>, seats: readonly [string, string]): void {
  if (files.exists(path) && !holdsGame(files, path)) {
    throw new Complaint(`"${path}" exists and is not a saved game: choose another name.`);
  }
  files.write(path, `${JSON.stringify({ ...save, seats })}\n`);
}

function holdsGame(files: Files, path: string): boolean {
  try {
    readGame(files, path);
    return true;
  } catch (error) {
    if (error instanceof Complaint || error instanceof Malformed) return false;
    throw error;
  }
}
