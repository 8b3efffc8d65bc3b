import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './build-steps/chunks.ts';
import { macros, messages } from './build-steps/messages.ts';
import { serviceWorker } from './build-steps/service-worker.ts';
import { shortClasses } from './build-steps/short-classes.ts';
import { slimEndpoints } from './build-steps/slim-endpoints.ts';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    messages(),
    macros(),
    react(),
    tailwindcss(),
    shortClasses(),
    slimEndpoints,
    ...(isSsrBuild ? [] : [serviceWorker]),
  ],
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
            codeSplitting: { groups: CHUNKS },
          },
        },
  },
  // Without it React would carry its development checks into every rendered page.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));
