// Screens: shell
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const dist = path.resolve(import.meta.dirname, '../web/dist');
const assets = path.join(dist, 'client/assets');
const read = (file: string) => readFileSync(file, 'utf8');
const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id);

test('what a file of the built app says lies beside it', () => {
  const server = readdirSync(path.join(dist, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(path.join(dist, 'server', file)));
  const known = new Set(idsIn(server.join('\n'), /\\?"([\w-]{6})\\?":/g));
  const files = readdirSync(assets).filter((file) => /^[\w-]+\.js$/.test(file));
  const said = files.flatMap((file) => {
    const ids = idsIn(read(path.join(assets, file)), /\bid:[`"']([\w-]{6})[`"']/g).filter((id) => known.has(id));
    return ids.length > 0 ? [{ file, ids }] : [];
  });
  expect(said.length).toBeGreaterThan(50);
  const missing = said.flatMap(({ file, ids }) => {
    const beside = new Set(idsIn(read(path.join(assets, file.replace(/js$/, 'en.js'))), /"([\w-]{6})":/g));
    return ids.filter((id) => !beside.has(id)).map((id) => `${file}: ${id}`);
  });
  expect(missing).toEqual([]);
});
