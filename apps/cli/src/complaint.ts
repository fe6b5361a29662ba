import { IllegalAnswer, IllegalSetup, Malformed, RecordDisagrees } from '@binary-sunset/kernel';
import { UnknownSitter } from '@binary-sunset/table';

/** Something a person asked for that cannot be done. The message is for them: what is wrong, and what would be right. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}

const forPeople = [Complaint, IllegalAnswer, IllegalSetup, Malformed, RecordDisagrees, UnknownSitter];

/** The message of an error that is meant for people; any other error is a fault of ours and thrown on. */
export function complaintIn(error: unknown): string {
  if (error instanceof Error && forPeople.some((kind) => error instanceof kind)) return error.message;
  throw error;
}
