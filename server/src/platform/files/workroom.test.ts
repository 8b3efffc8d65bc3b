import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { placeIn, sweepWorkroom } from './workroom.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'plyhaat-workroom-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A number that no process has: the largest that Linux gives is 4,194,304. */
const NOBODY = 4_999_999;
const [own = ''] = [path.basename(placeIn(folder))];
const ofNobody = own.replace(`-${process.pid}-`, `-${NOBODY}-`);
const elsewhere = `other.machine-${NOBODY}-1`;
const part = '0192f0aa-0000-7000-8000-000000000000.part';

beforeEach(() => {
  for (const name of [own, ofNobody]) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, ofNobody, 'film.mp4'), 'half a film');
  for (const name of [elsewhere, part]) writeFileSync(path.join(folder, name), 'x');
});

test('what a killed process left goes at once; the work of living ones, of other machines and parts of uploads stay', async () => {
  await sweepWorkroom(folder);
  expect(readdirSync(folder).sort()).toEqual([own, elsewhere, part].sort());
});

test('a process that starts has no work yet: what bears its number is swept too', async () => {
  await sweepWorkroom(folder, { isStarting: true });
  expect(readdirSync(folder).sort()).toEqual([elsewhere, part].sort());
});

test('after a day everything goes', async () => {
  utimesSync(path.join(folder, part), 0, 0);
  await sweepWorkroom(folder, { now: Date.now() + 1000 });
  expect(readdirSync(folder)).not.toContain(part);
  await sweepWorkroom(folder, { now: Date.now() + 2 * 86_400_000 });
  expect(readdirSync(folder)).toEqual([]);
});
