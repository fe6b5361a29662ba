import { impossible } from '@binary-sunset/kernel';

/** A text that would compile and read right, and do something else, is not accepted: this says what is wrong with it. */
export const refuse = (what: string): never => impossible(what);
