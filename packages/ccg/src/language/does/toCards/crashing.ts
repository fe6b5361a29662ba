import { crashed } from '../../../rules/cards/crashing.ts';
import type { Instruction } from '../../../text/program.ts';
import { makes } from '../../amounts/values.ts';
import { it } from '../../cards/cards.ts';
import { makesA } from './states.ts';

/** "It crashes", for good. */ // GAP-0180, GLA-0399
export const crashes: Instruction = { ...makes(makesA(crashed, it), 'game'), words: () => 'it crashes' };
