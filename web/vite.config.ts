import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What every first page runs, in two files: thirty small ones compress worse, a single one holds up a slow phone. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const FIRST_PAGE = new RegExp(
  [
    // Changing something waits for a form, and every form comes later.
    'node_modules/(@tanstack(?!.*/(mutationObserver|useMutation))|zod|use-sync-external-store)/',
    'lucide-react/dist/esm/(createLucideIcon|Icon|context|shared|default|icons/(chevron-(left|right)|pause|play))',
    'web/src/api/(browser|call|queries|session)\\b',
    'web/src/shell/(site|house|Head|navigation|Avatar|login|later)\\b',
    'web/src/features/(catalog/(shop\\.address|tints|ProductCard)|search/search\\.address|home/home\\.queries)\\b',
    'web/src/ui/(Badge|Button|Card|Carousel|CarouselControls|carousel\\.\\w+|autoplay|Logo|Picture|Price|SectionHead|SheetDrawing|Spinner|Toaster|classes|hydrated)\\b',
    'contract/src/(demo|endpoint|errors|catalog|money|paging|phone|picture|promotions|roles|site)\\b',
  ].join('|'),
);

/** What many screens share and what weighs little: without the primitives, which a screen may do without. */
const SMALL_PARTS =
  /lucide-react\/|contract\/src\/|web\/src\/(api|ui\/(Chip|Empty|Grid|Phone|Place|Skeleton|Stars|Verified))/;

/** What the browser needs of an endpoint. Its schemas and failures are for whoever answers; forms import their own. */
const CALLED_BY = new Set(['method', 'path', 'creates']);
type Tree = {
  type?: string;
  start: number;
  end: number;
  callee?: Tree;
  name?: string;
  key?: Tree;
  [part: string]: unknown;
};

function* endpointsIn(tree: Tree): Generator<Tree> {
  if (tree.type === 'CallExpression' && tree.callee?.name === 'endpoint') yield (tree.arguments as [Tree])[0];
  for (const part of Object.values(tree)) if (part && typeof part === 'object') yield* endpointsIn(part as Tree);
}

const slimEndpoints: Plugin = {
  name: 'slim-endpoints',
  transform: {
    filter: { id: /contract\/src\/[\w-]+\.ts$/ },
    handler(code) {
      const unused = [...endpointsIn(this.parse(code) as unknown as Tree)]
        .flatMap(({ properties }) => properties as Tree[])
        .filter(({ key }) => !CALLED_BY.has(key?.name ?? ''));
      const slim = unused.reduceRight(
        (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
        code,
      );
      return { code: slim, map: null };
    },
  },
};

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
            chunkFileNames: 'assets/[hash].js',
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
