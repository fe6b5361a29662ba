import type { Card } from '../card.ts';
import * as characters from './characters.ts';

export const attackOfTheClones: readonly Card[] = [...Object.values(characters)].sort((a, b) => a.number - b.number);
