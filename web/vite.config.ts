import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every first page runs, in two files: thirty small ones compress worse, a single one holds up a slow phone. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const FIRST_PAGE = new RegExp(
  [
    // Changing something waits for a form, and every form comes later.
    'node_modules/(@tanstack(?!.*/(mutationObserver|useMutation))|zod|use-sync-external-store)/',
    'lucide-react/dist/esm/(createLucideIcon|Icon|context|shared|default)',
    'web/src/api/(browser|call|queries|session)\\b',
    'web/src/shell/(site|house|Head|navigation|Avatar|login)\\b',
    'web/src/features/(catalog/(shop\\.address|tints|ProductCard)|search/search\\.address|home/home\\.queries)\\b',
    'web/src/ui/(Badge|Button|Card|Logo|Picture|Price|SectionHead|SheetDrawing|Spinner|Toaster|classes|hydrated)\\b',
    'contract/src/(demo|endpoint|errors|catalog|money|paging|phone|picture|promotions|roles|site)\\b',
  ].join('|'),
);

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.ts',
          output: {
            codeSplitting: {
              groups: [
                { name: 'preload', test: /vite\/preload-helper/ },
                { name: 'react', test: REACT },
                { name: 'base', test: FIRST_PAGE },
              ],
            },
          },
        },
  },
  // Without it React would carry its development checks into every rendered page.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
}));
