import type { Batch, BatchRow } from '@plyhaat/contract/catalog/batches';
import { CHUNK_BYTES } from '@plyhaat/contract/media/resumable';
import { zipOf } from '#platform/files/zip.ts';
import { toCsv } from '#platform/http/csv.ts';
import type { Caller, TestApp } from './app.ts';
import { somePhoto } from './uploads.ts';

type Line = Readonly<Record<string, string>>;

/** A whole product as a row of a file. */
export const someLine = (code: string, over: Line = {}): Line => ({
  code,
  name: `Board ${code}`,
  category: 'Some category',
  price: '2400',
  sellingprice: '2250',
  longDescription: 'Gurjan core, phenol bonded.',
  thickness: '18 mm',
  mainImage: 'board.jpg',
  ...over,
});

export const csvOf = (lines: readonly Line[]): Buffer =>
  Buffer.from(toCsv([...new Set(lines.flatMap((line) => Object.keys(line)))], lines));

/** A picture that no other is like. */
const somePng = (shade: number) =>
  somePhoto(32, 24)
    .tint({ r: shade % 256, g: (shade * 7) % 256, b: 40 })
    .png()
    .toBuffer();

export const zipNamed = async (...names: readonly string[]): Promise<Buffer> =>
  zipOf(await Promise.all(names.map(async (name, n) => ({ name, bytes: await somePng(n + 1) }))));

/** Sends a file as the app does: in chunks. Answers the last reply. */
export async function sendInChunks(app: TestApp, use: string, bytes: Buffer, who: Caller) {
  const begun = await app.post('/media/resumable', { use, size: bytes.length, type: '' }, who);
  if (begun.statusCode !== 200) return begun;
  const url = `/media/resumable/${begun.json()._id}`;
  let last = begun;
  for (let at = 0; at < bytes.length && last.statusCode === 200; at += CHUNK_BYTES)
    last = await app.send(
      'PATCH',
      url,
      {
        payload: bytes.subarray(at, at + CHUNK_BYTES),
        headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(at) },
      },
      who,
    );
  return last;
}

const stored = async (app: TestApp, use: string, bytes: Buffer, who: Caller): Promise<string> => {
  const reply = await sendInChunks(app, use, bytes, who);
  if (reply.statusCode !== 200) throw new Error(`the file was refused: ${reply.body}`);
  return reply.json().data._id;
};

type Files = { readonly sheet: Buffer; readonly zip?: Buffer };

/** What a seller does with a file, by HTTP. */
export function batchesOf(app: TestApp, who: Caller) {
  const read = async (id: string): Promise<Batch> => (await app.get(`/product/batches/${id}`, who)).json().data;
  /** Uploads without waiting for the check. */
  const begin = async ({ sheet, zip }: Files): Promise<Batch> => {
    const file = await stored(app, 'sheet', sheet, who);
    const pictures = zip ? await stored(app, 'archive', zip, who) : null;
    const reply = await app.post('/product/batches', { file, pictures, name: 'stock.csv' }, who);
    if (reply.statusCode !== 200) throw new Error(`the batch was refused: ${reply.body}`);
    return reply.json().data;
  };
  const upload = async (files: Files): Promise<Batch> => {
    const { _id } = await begin(files);
    await app.settle();
    return read(_id);
  };
  const rows = async (id: string, query = ''): Promise<BatchRow[]> =>
    (await app.get(`/product/batches/${id}/rows?perPage=100${query}`, who)).json().data;
  const submit = async (id: string) => app.post(`/product/batches/${id}/submit`, {}, who);
  /** Uploads and sends to review. */
  const submitted = async (files: Files): Promise<Batch> => {
    const { _id } = await upload(files);
    const reply = await submit(_id);
    if (reply.statusCode !== 200) throw new Error(`the batch was not taken: ${reply.body}`);
    await app.settle();
    return read(_id);
  };
  return { read, begin, upload, rows, submit, submitted };
}
