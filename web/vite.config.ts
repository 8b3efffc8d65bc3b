import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimEndpoints } from './slim-endpoints.ts';

/** What every first page runs, in two files: thirty small ones compress worse, a single one holds up a slow phone. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const FIRST_PAGE = new RegExp(
  [
    // Changing something waits for a form, and every form comes later.
    'node_modules/(@tanstack(?!.*/(mutationObserver|useMutation))|zod|use-sync-external-store)/',
    'lucide-react/dist/esm/(createLucideIcon|Icon|context|shared|default|icons/(chevron-(left|right)|pause|play))',
    'web/src/api/(browser|call|queries|session)\\b',
    'web/src/shell/(site|house|Head|navigation|Avatar|login|later|address)\\b',
    'web/src/features/(catalog/(shop\\.address|tints)|search/search\\.address|home/(home\\.queries|Rail|SectionSkeleton))\\b',
    'web/src/ui/(Button|Carousel|CarouselControls|carousel\\.\\w+|autoplay|Logo|Picture|SectionHead|SheetDrawing|Spinner|Toaster|classes|hydrated)\\b',
    'contract/src/(demo|endpoint|errors|catalog|paging|phone|picture|promotions|roles|site)\\b',
  ].join('|'),
);

/** What many screens share and what weighs little: without the primitives, which a screen may do without. */
const SMALL_PARTS =
  /lucide-react\/|contract\/src\/|web\/src\/(api|features\/(catalog\/ProductCard|leads\/(CallButton|useContact|target))|ui\/(Badge|Card|Chip|Empty|Grid|Phone|Place|Price|Skeleton|Stars|Verified))/;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), command === 'build' && !isSsrBuild && slimEndpoints],
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
          // A schema that no screen uses is left out: neither making one nor reading a property does anything else.
          treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['z', 'failure', 'endpoint'] },
          output: {
            // The first page carries the names of all later files: they are kept short.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'preload', test: /vite\/preload-helper|web\/src\/breathe/ },
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
