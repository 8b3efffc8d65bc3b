import path from 'node:path';
import middie from '@fastify/middie';
import { createServer, type ViteDevServer } from 'vite';
import type { Assets, WebApp } from './pages.source.ts';
import { type Pages, pagesFrom } from './pages.ts';

const root = path.resolve(import.meta.dirname, '../../web');
/** The bundler's dev client is an inline script and talks over a socket; only a developer's own machine allows that. */
const DEV_POLICY = "default-src 'self' 'unsafe-inline' data: blob: ws:";

const assets: Assets = {
  styles: ['/src/theme.css'],
  early: ['/src/early.ts'],
  scripts: ['/src/entry-client.ts'],
  beside: [],
  later: () => [],
};

/** Pages straight from their sources: a save in web/ shows at once, nothing is cached. */
export async function devPages(): Promise<Pages> {
  const vite: ViteDevServer = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    // Read as it stands: a bundled copy of it would be one more file for `node --watch` to see change.
    configLoader: 'native',
    server: { middlewareMode: true },
    appType: 'custom',
  });
  return pagesFrom({
    keep: false,
    assets,
    finish: (url, html) => vite.transformIndexHtml(url, html),
    web: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as WebApp,
    serveFiles: async (app) => {
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', DEV_POLICY));
      app.addHook('onClose', () => vite.close());
    },
  });
}
