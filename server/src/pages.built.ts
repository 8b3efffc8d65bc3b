import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from '#platform/http.ts';
import { type Assets, type Pages, pagesFrom, type Render } from './pages.ts';

const dist = path.resolve(import.meta.dirname, '../../web/dist');
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean }>;

function readAssets(): Assets {
  const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(dist, 'client/.vite/manifest.json'), 'utf8'));
  const entry = Object.values(manifest).find((item) => item.isEntry);
  if (!entry) throw new Error('the built bundle has no entry');
  const address = (file: string) => `/${file}`;
  return {
    styles: (entry.css ?? []).map(address),
    scripts: [address(entry.file)],
  };
}

/** Hashed files never change; they were compressed when they were built. */
async function serveFiles(app: App): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(dist, 'client'),
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    index: false,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) =>
      void reply.header('cache-control', file.includes(`${path.sep}assets${path.sep}`) ? FOR_EVER : FOR_AN_HOUR),
  });
}

/** Pages from the built bundle. */
export async function builtPages(): Promise<Pages> {
  const { render } = (await import(path.join(dist, 'server/entry-server.js'))) as { render: Render };
  return pagesFrom({ render: async () => render, assets: readAssets(), serveFiles, keep: true });
}
