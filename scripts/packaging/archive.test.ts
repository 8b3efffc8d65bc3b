import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scratchFolder } from '../../server/test/scratch.ts';
import { archive, digestOf } from './archive.ts';

const folder = fs.mkdtempSync(path.join(scratchFolder(), 'plyhaat-archive-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The same files, written in another order, at another time and with other rights for the group. */
function somePlace(name: string, files: readonly string[], day: string, mode: number): string {
  const place = path.join(folder, name, 'plyhaat');
  fs.mkdirSync(path.join(place, 'bin'), { recursive: true, mode });
  for (const file of files) {
    const target = path.join(place, file);
    fs.writeFileSync(target, `what is in ${file}`, { mode: file.startsWith('bin/') ? mode : mode & 0o666 });
    fs.utimesSync(target, new Date(day), new Date(day));
  }
  fs.symlinkSync('bin/node', path.join(place, 'link'));
  return place;
}

test('the same content gives the same archive, whenever and by whomever it was packed', async () => {
  const files = ['bin/node', 'one.txt', 'two.txt'];
  const places = [
    somePlace('one', files, '2026-01-01', 0o755),
    somePlace('other', files.toReversed(), '2026-07-01', 0o700),
  ];
  const digests = [];
  for (const place of places) {
    const file = `${path.dirname(place)}.tar.xz`;
    await archive(place, file, 1_790_000_000);
    digests.push(await digestOf(file));
  }
  expect(digests[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(digests[1]).toBe(digests[0]);
});
