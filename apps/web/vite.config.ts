import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { offline } from './build/offline.ts';
import { contentPolicy } from './build/policy.ts';

/** What cards of several sets say belongs to none of them: it is fetched with the rules, and each set brings its cards. */
const partsOfEngine = [
  { name: 'kernel', test: /packages\/kernel\/src\//, priority: 2 },
  { name: 'ccg', test: /packages\/ccg\/src\/language\//, priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contentPolicy(), offline(), compressed()],
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: partsOfEngine } } } },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, sourcemap: false },
  server: { port: 5173 },
});
