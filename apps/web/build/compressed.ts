import compression from 'compression';
import type { Connect, Plugin } from 'vite';

/** What `npm start` serves is sent compressed. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  configurePreviewServer({ middlewares }) {
    // Its types are those of Express, which builds upon what Vite has.
    middlewares.use(compression() as unknown as Connect.NextHandleFunction);
  },
});
