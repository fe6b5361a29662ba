import { wrap } from 'comlink';
import type { Engine } from '../engine/protocol.ts';

/** The engine, in a worker of its own. */
export function startEngine(): Engine {
  const worker = new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  return wrap<Engine>(worker) as Engine;
}
