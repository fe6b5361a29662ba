import { useState } from 'react';
import type { GameName } from '../../engine/protocol.ts';
import { recalled, remember } from '../../settings/remembered.ts';
import { type Choices, usualChoices } from './wish.ts';

const key = 'binary-sunset choices of games';

const usual: Readonly<Record<GameName, Choices>> = { tcg: usualChoices, ccg: usualChoices };

/** What was chosen for a game last time, and a way to choose otherwise. */
export function useChoices(game: GameName): [Choices, (change: Partial<Choices>) => void] {
  const [all, put] = useState(() => recalled(key, usual));
  const choices = all[game];
  const choose = (change: Partial<Choices>): void => {
    const next = { ...all, [game]: { ...choices, ...change } };
    put(next);
    remember(key, next);
  };
  return [choices, choose];
}
