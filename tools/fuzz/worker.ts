/** A process that plays one share of the games, and ends. */
import type { Options } from './options.ts';
import { playShare, type Share } from './shares.ts';

process.once('message', ({ options, share }: { readonly options: Options; readonly share: Share }) => {
  process.send?.(playShare(options, share), () => process.disconnect());
});
