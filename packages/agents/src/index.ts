/** Computer players. All of them are fair: they see what their player sees. Those of one game are imported by its name. */
export type { Advice } from './advice.ts';
export type { Agent } from './agent.ts';
export { randomAgent } from './randomAgent.ts';
