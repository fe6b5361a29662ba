import { useState } from 'react';
import { recalled, remember } from '../client/remembered.ts';
import { type Choices, usualChoices } from './wish.ts';

const key = 'binary-sunset choices';

/** What was chosen last time, and a way to choose otherwise. */
export function useChoices(): [Choices, (change: Partial<Choices>) => void] {
  const [choices, put] = useState(() => recalled(key, usualChoices));
  const choose = (change: Partial<Choices>): void => {
    const next = { ...choices, ...change };
    put(next);
    remember(key, next);
  };
  return [choices, choose];
}
