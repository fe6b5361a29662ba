import { attack } from './attack.ts';
import { creaturesFight } from './creaturesFight.ts';
import { findFerocity } from './ferocity.ts';

export const attackProcedures = [attack, findFerocity, creaturesFight];
