/** `npm start`: builds the page and serves it. */
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' }, host: { type: 'string' } } });
const configFile = new URL('./vite.config.ts', import.meta.url).pathname;

await build({ configFile, logLevel: 'error' });
const server = await preview({
  configFile,
  preview: { port: Number(values.port), ...(values.host === undefined ? {} : { host: values.host }) },
});
const [address] = server.resolvedUrls?.local ?? [];
console.log(`Binary Sunset is at ${address ?? `http://localhost:${values.port}/`}`);
