import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { offline } from './build/offline.ts';
import { contentPolicy } from './build/policy.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contentPolicy(), offline(), compressed()],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, sourcemap: false },
  server: { port: 5173 },
});
