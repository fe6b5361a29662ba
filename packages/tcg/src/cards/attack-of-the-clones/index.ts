import type { Card } from '../../language/index.ts';
import * as battles from './battles.ts';
import * as characters from './characters.ts';
import * as ground from './ground.ts';
import * as missions from './missions.ts';
import * as space from './space.ts';

export const attackOfTheClones: readonly Card[] = [characters, space, ground, battles, missions]
  .flatMap((file): readonly Card[] => Object.values(file))
  .map((card) => ({ ...card, set: 'Attack of the Clones' }) as const)
  .sort((a, b) => a.number - b.number);
