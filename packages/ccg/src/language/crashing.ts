import { crashed } from '../rules/crashing.ts';
import { it } from './cards.ts';
import type { Instruction } from './program.ts';
import { makesA } from './states.ts';
import { makes } from './values.ts';

/** "It crashes", for good. */ // GAP-0180, GLA-0399
export const crashes: Instruction = { ...makes(makesA(crashed, it), 'game'), words: () => 'it crashes' };
