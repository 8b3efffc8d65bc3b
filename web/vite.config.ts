import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { FIRST_PAGE, PRELOAD, REACT, SMALL_PARTS } from './chunks.ts';
import { serviceWorker } from './service-worker.ts';
import { slimEndpoints } from './slim-endpoints.ts';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), slimEndpoints, ...(isSsrBuild ? [] : [serviceWorker])],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: ['src/entry-client.ts', 'src/early.ts'],
          // A schema that no screen uses is left out: neither making one nor reading a property does anything else.
          treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['z', 'failure', 'endpoint'] },
          output: {
            // The first page carries the names of all later files: they are kept short.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'preload', test: PRELOAD },
                // What every first page runs, in two files: thirty small ones compress worse, one holds up a slow phone.
                { name: 'react', test: REACT },
                { name: 'base', test: FIRST_PAGE },
                // Small things of many screens travel together.
                { name: 'parts', test: SMALL_PARTS, minShareCount: 2 },
              ],
            },
          },
        },
  },
  // Without it React would carry its development checks into every rendered page.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));
