/** Computer players. All of them are fair: they see what their player sees. */
export type { Agent } from './agent.ts';
export { randomAgent } from './randomAgent.ts';
export { tcgApprentice } from './tcg/index.ts';
