import path from 'node:path';
import { build, type Plugin } from 'vite';

const entry = path.resolve(import.meta.dirname, 'src/worker/sw.ts');
const FILE = 'sw.js';

/** One classic script: not every browser runs modules in a service worker. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: FILE } },
    },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('the service worker was not built');
  return chunk.code;
}

/** The site's one service worker at `/sw.js`, whose address must not change and whose scope is everything below it. */
export const serviceWorker: Plugin = {
  name: 'plyhaat-service-worker',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: await bundle() });
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, async (_request, reply, next) => {
      try {
        const source = await bundle();
        reply.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-cache').end(source);
      } catch (error) {
        next(error);
      }
    });
  },
};
