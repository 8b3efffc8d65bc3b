import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '#platform/http/http.ts';
import type { Assets, WebApp } from './pages.source.ts';
import { type Pages, pagesFrom } from './pages.ts';

const dist = path.resolve(import.meta.dirname, '../../web/dist');
const client = path.join(dist, 'client');
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';
/** Browsers ask for it themselves, and must not be told of an old one. */
const SERVICE_WORKER = 'sw.js';

type Chunk = { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

/** A chunk's own file and those it cannot run without. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, found);
  return found;
}

const ASSETS = 'assets';
const ENTRY = 'src/entry-client.ts';
const EARLY = 'src/early.ts';
/** What a route's loader imports lies in the folder of its screen. */
const DATA = /\.(?:queries|load)\.ts$/;

function readAssets(): Assets {
  const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(dist, 'client/.vite/manifest.json'), 'utf8'));
  const [entry, early] = [manifest[ENTRY], manifest[EARLY]];
  if (!entry || !early) throw new Error('the built bundle has no entry');
  const built = new Set(fs.readdirSync(path.join(client, ASSETS)).map((name) => `${ASSETS}/${name}`));
  const address = (file: string) => `/${file}`;
  const [react = '', ...imported] = entry.dynamicImports ?? [];
  // A page runs nothing before it, and no other file is as large.
  const at = filesOf(manifest, react, filesOf(manifest, ENTRY));
  // Pages are made for strangers, who see no screen of staff.
  const files = Object.keys(manifest).filter((file) => !/\/(?:staff|admin)\//.test(file));
  const screenFiles = new Map(files.map((file) => [path.parse(file).name, file]));
  const dataFiles = Map.groupBy(
    files.filter((file) => manifest[file]?.isDynamicEntry && DATA.test(file)),
    path.dirname,
  );
  /** What the code of a file says lies beside it, a file for each language (`web/build-steps/messages.ts`). */
  const withSentences = (file: string, language: string) => {
    const sentences = file.replace(/js$/, `${language}.js`);
    return built.has(sentences) ? [file, sentences] : [file];
  };
  const later: Assets['later'] = (screens, language) => {
    const found = new Set<string>();
    const shown = screens.map((screen) => screenFiles.get(screen) ?? '');
    const read = shown.flatMap((file) => dataFiles.get(path.dirname(file)) ?? []);
    for (const part of [...imported, ...shown, ...read]) filesOf(manifest, part, found);
    return [...found]
      .filter((file) => !at.has(file))
      .flatMap((file) => withSentences(file, language))
      .map(address);
  };
  return {
    styles: (entry.css ?? []).map(address),
    early: [address(early.file)],
    scripts: [address(entry.file)],
    beside: [...at].filter((file) => file !== entry.file).map(address),
    later,
  };
}

function cachingOf(file: string): string {
  if (file.replace(/\.(br|gz)$/, '') === SERVICE_WORKER) return 'no-cache';
  return file.startsWith(`assets${path.sep}`) ? FOR_EVER : FOR_AN_HOUR;
}

const SERVED = {
  decorateReply: false,
  preCompressed: true,
  index: false as const,
  setHeaders: (reply: FastifyReply, file: string) =>
    void reply.header('cache-control', cachingOf(path.relative(client, file))),
};

/** Hashed files never change; they were compressed when they were built. A route for each would take long to make. */
async function serveBuilt(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, onDisk: true };
  });
  await app.register(fastifyStatic, {
    ...SERVED,
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    allowedPath: (name) => !/\.(br|gz)$/.test(name),
  });
  await app.register(fastifyStatic, {
    ...SERVED,
    root: client,
    wildcard: false,
    globIgnore: ['**/.vite/**', '**/assets/**', '**/*.br', '**/*.gz'],
  });
}
const serveFiles = async (app: App) => void (await app.register(serveBuilt));

/** Pages from the built bundle. */
export async function builtPages(): Promise<Pages> {
  const web = (await import(path.join(dist, 'server/entry-server.js'))) as WebApp;
  return pagesFrom({ web: async () => web, assets: readAssets(), serveFiles, keep: true });
}
