import { createHash } from 'node:crypto';
import path from 'node:path';
import { SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = path.resolve(import.meta.dirname, '../src/worker/sw.ts');
const FILE = 'sw.js';
type Bundle = Rolldown.OutputBundle;
type Built = { readonly id: string; readonly entry: string; readonly files: readonly string[] };

function* withImports(bundle: Bundle, name: string, seen = new Set<string>()): Generator<Rolldown.OutputChunk> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return;
  seen.add(name);
  yield chunk;
  for (const needed of chunk.imports) yield* withImports(bundle, needed, seen);
}

/** The files that every page starts with. Those of its screen are saved when it is seen. */
function builtFrom(bundle: Bundle): Built {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  // The other entry, `early.ts`, imports nothing and is added below.
  const first = chunks.find(({ isEntry, name }) => isEntry && name === 'entry-client');
  if (!first) throw new Error('the bundle has no entry');
  const needed = [first.fileName, ...first.dynamicImports].flatMap((name) => [...withImports(bundle, name)]);
  const early = chunks.filter(({ isEntry, name }) => isEntry && name === 'early');
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  const scripts = [...needed, ...early].map(({ fileName }) => fileName);
  const said = scripts.map((name) => name.replace(/js$/, `${SOURCE_LANGUAGE}.js`)).filter((name) => name in bundle);
  // A cache takes no file twice.
  const files = [...new Set([...styles, ...scripts, ...said])].map((name) => `/${name}`);
  const id = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
  return { id, entry: `/${first.fileName}`, files: ['/fonts/figtree-latin.woff2', ...files] };
}

/** One classic script: not every browser runs modules in a service worker. */
async function bundleFor(built: Built): Promise<string> {
  const output = await build({
    configFile: false,
    root: path.resolve(import.meta.dirname, '..'),
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(built) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: FILE } },
    },
  });
  const [first] = [output].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('the service worker was not built');
  return chunk.code;
}

/** The site's one service worker at `/sw.js`, whose address must not change and whose scope is everything below it. */
export const serviceWorker: Plugin = {
  name: 'plyhaat-service-worker',
  async generateBundle(_options, bundle) {
    this.emitFile({ type: 'asset', fileName: FILE, source: await bundleFor(builtFrom(bundle)) });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, async (_request, reply, next) => {
      try {
        // In development sources change all the time, so nothing is saved.
        const source = await bundleFor({ id: 'dev', entry: '', files: [] });
        reply.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-cache').end(source);
      } catch (error) {
        next(error);
      }
    });
  },
};
