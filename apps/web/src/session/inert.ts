import { useTable } from './table.ts';

/** A press meant for the question before must not answer the one that has just come up. */
export const inertFor = 250;

/** Whether the question has stood long enough to be passed. */
export const mayPass = (): boolean => performance.now() - useTable.getState().askedSince >= inertFor;
