import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { endWithParent, runApart } from '../server/src/platform/workers/apart.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'web/dist');
const stamp = path.join(dist, '.stamp');
const SOURCES = ['web/src', 'web/public', 'web/build-steps', 'locales', 'contract/src'];
const FILES = ['web/vite.config.ts', 'lingui.config.ts', 'lingui.console.config.ts', 'package-lock.json'];

/** A build is stale when any of its sources changed, whatever their dates say. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(test|proof)\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  ).sort();
  for (const file of [...files, ...FILES.map((file) => path.join(root, file))])
    hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  return hash.digest('hex');
}

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Compressed once here, at the highest effort, instead of on every request. */
function compress(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = fs.readFileSync(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    fs.writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
    fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

const isBuiltFrom = (hash: string) => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash;

/** For who serves afterwards: the bundler and what it keeps go with a process of their own. */
export async function buildApart(): Promise<void> {
  if (!isBuiltFrom(sourceHash())) await runApart(import.meta.filename);
}

/** Builds browser bundle and server entry unless what is there was made from the same sources. */
export async function buildWeb(): Promise<'built' | 'unchanged'> {
  const hash = sourceHash();
  if (isBuiltFrom(hash)) return 'unchanged';
  // Loading the bundler takes longer than the rest of a start that has nothing to build.
  const { build } = await import('vite');
  const configFile = path.join(root, 'web/vite.config.ts');
  const { NODE_ENV } = process.env;
  await build({ configFile, logLevel: 'warn' });
  await build({ configFile, logLevel: 'warn', build: { ssr: true } });
  // The bundler sets NODE_ENV to 'production', which programs started later would inherit.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  compress(path.join(dist, 'client'));
  fs.writeFileSync(stamp, hash);
  return 'built';
}

if (process.argv[1] === import.meta.filename) {
  endWithParent();
  console.log(`The web app is ${await buildWeb()}.`);
}
