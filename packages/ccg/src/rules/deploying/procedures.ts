import { deploy } from './deploy.ts';
import { deployLocation } from './locations.ts';
import { changeSides, keepOne, replacePersona } from './personas.ts';

export const deployingProcedures = [deploy, deployLocation, replacePersona, changeSides, keepOne];
