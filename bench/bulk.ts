import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { CHUNK_BYTES } from '../contract/src/media/resumable.ts';
import type { Volumes } from '../server/seed/volumes.ts';
import { zipOf } from '../server/src/platform/files/zip.ts';
import { toCsv } from '../server/src/platform/http/csv.ts';
import { type RunningSite, startSite } from './app.ts';
import type { Cleanup } from './cleanup.ts';
import { pacedLoad, type Times } from './paced-load.ts';
import { type Figure, figure } from './report.ts';
import { signIn } from './uploads.ts';
import type { Extent } from './works.ts';

const [SELLER, OTHER, APPROVER] = ['9000000002', '9000000003', '9000000004'];
const ROWS = 10_000;
const FAULTS = 300;
const BRIEF = 20;
const PER_SECOND = 20;
/** Three times the cache lifetime of shop answers, so that as many expire as while the batch runs. */
const QUIET_SECONDS = 180;
const SAVE_EVERY_MS = 400;
const PATIENCE_MS = 60 * 60_000;

type Batch = {
  _id: string;
  state: string;
  rows: number;
  fresh: number;
  faulty: number;
  approved: number;
  reason: string | null;
};
type Caller = <T>(method: string, path: string, body?: object | Buffer, offset?: number) => Promise<T>;

const callerOf =
  (site: RunningSite, authorization: string): Caller =>
  async <T>(method: string, path: string, body?: object | Buffer, offset = 0) => {
    const isBytes = Buffer.isBuffer(body);
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const headers = {
      authorization,
      ...(body && { 'content-type': type }),
      ...(isBytes && { 'upload-offset': String(offset) }),
    };
    const reply = await fetch(`${site.url}/api${path}`, {
      method,
      headers,
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const json = (await reply.json()) as { message?: string };
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${json.message}`);
    return json as T;
  };

/** Pictures as large as 10,000 of them can be in one zip. */
async function picturesOf(count: number): Promise<Buffer> {
  const size = { width: 480, height: 320, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 90, sigma: 24 } as const;
  const grain = await sharp({ create: { ...size, background: 'black', noise } })
    .raw()
    .toBuffer();
  const entries: { name: string; bytes: Buffer }[] = [];
  for (let n = 0; n < count; n++) {
    const picture = sharp(grain, { raw: size }).linear([1, 1, 1], [n % 100, Math.floor(n / 100), 20]);
    entries.push({ name: `bulk-${n}.jpg`, bytes: await picture.jpeg({ quality: 45 }).toBuffer() });
  }
  return zipOf(entries);
}

/** A sheet of `count` rows, of which `faults` have an unreadable price. */
function sheetOf(count: number, faults: number): Buffer {
  const every = Math.floor(count / faults);
  const rows = Array.from({ length: count }, (_, n) => ({
    code: `BULK-${n}`,
    name: `Bulk board ${n}`,
    category: 'Plywood',
    price: n % every === 0 && n / every < faults ? 'free' : String(1000 + (n % 900)),
    longDescription: `Board number ${n}, calibrated, for furniture.`,
    thickness: `${[6, 9, 12, 18][n % 4]} mm`,
    grade: ['BWP', 'BWR', 'MR'][n % 3],
    mainImage: `bulk-${n}.jpg`,
  }));
  return Buffer.from(toCsv(Object.keys(rows[0] ?? {}), rows));
}

async function sendFile(call: Caller, use: string, bytes: Buffer): Promise<string> {
  const { _id } = await call<{ _id: string }>('POST', '/media/resumable', { use, size: bytes.length });
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    await call('PATCH', `/media/resumable/${_id}`, bytes.subarray(at, at + CHUNK_BYTES), at);
  return _id;
}

async function reached(call: Caller, id: string, state: string, say: (step: string) => void): Promise<Batch> {
  const end = performance.now() + PATIENCE_MS;
  for (let looks = 0; performance.now() < end; looks++) {
    const { data } = await call<{ data: Batch & { checked: number } }>('GET', `/product/batches/${id}`);
    if (data.state === state) return data;
    if (data.state === 'failed') throw new Error(`the batch failed: ${data.reason}`);
    if (looks % 30 === 0) say(`${data.state}: ${data.checked} checked, ${data.approved} approved`);
    await sleep(1000);
  }
  throw new Error(`the batch was not ${state} in time`);
}

/** Another seller saves a product of its own again and again; answers the longest wait. */
async function savesOf(
  call: Caller,
  productId: string,
  isOver: () => boolean,
): Promise<{ longest: number; count: number }> {
  let [longest, count] = [0, 0];
  while (!isOver()) {
    const began = performance.now();
    await call('PATCH', `/product/updateById/${productId}`, { price: 2000 + (count % 500), sellingprice: '' });
    longest = Math.max(longest, performance.now() - began);
    count++;
    await sleep(SAVE_EVERY_MS);
  }
  return { longest, count };
}

/** The first of these products that belongs to this seller. */
async function ownProduct(call: Caller, ids: readonly string[]): Promise<string> {
  for (const id of ids) {
    const found = await call<{ data: { latest?: object } }>('GET', `/product/getProductById/${id}`).catch(
      () => undefined,
    );
    if (found?.data.latest) return id;
  }
  throw new Error('the other seller has no product that waits');
}

const written = ({ p50, p95, p99, count }: Times) =>
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${count}`;

/** A file of 10,000 products with as many pictures, uploaded, checked and approved while visitors look and another seller saves. */
export async function benchBulk(
  volumes: Volumes,
  cleanup: Cleanup,
  say: (step: string) => void,
  { brief }: Extent,
): Promise<Figure[]> {
  const [rows, faults] = brief ? [ROWS / BRIEF, FAULTS / BRIEF] : [ROWS, FAULTS];
  say(`${rows} pictures`);
  const [sheet, zip] = [sheetOf(rows, faults), await picturesOf(rows)];
  say(`a marketplace; the file is ${sheet.length} bytes, the zip ${zip.length}`);
  const site = await startSite(volumes, cleanup);
  const program = await site.start();
  cleanup.add(program.stop);
  const [seller, other, approver] = [
    callerOf(site, await signIn(site, SELLER)),
    callerOf(site, await signIn(site, OTHER)),
    callerOf(site, await signIn(site, APPROVER)),
  ];
  const { data: queue } = await approver<{ data: { _id: string; owner: { name: string } }[] }>(
    'GET',
    '/admin/review?kind=product&perPage=100',
  );
  const ownId = await ownProduct(
    other,
    queue.map(({ _id }) => _id),
  );
  const shop = (n: number) =>
    `${site.url}/api/product?page=${1 + (n % 20)}&sortBy=${['name', 'price', 'rating'][n % 3]}`;
  await pacedLoad(shop, PER_SECOND, after(5));
  say('the shop by itself');
  const quiet = await pacedLoad(shop, PER_SECOND, after(QUIET_SECONDS));
  let isOver = false;
  const visitors = pacedLoad(shop, PER_SECOND, () => isOver);
  const saves = savesOf(other, ownId, () => isOver);
  const seconds = clock();
  say('uploading');
  const body = { file: await sendFile(seller, 'sheet', sheet), pictures: await sendFile(seller, 'archive', zip) };
  const sent = seconds();
  const { data } = await seller<{ data: Batch }>('POST', '/product/batches', body);
  const checked = await reached(seller, data._id, 'checked', say);
  const check = seconds();
  await seller('POST', `/product/batches/${data._id}/submit`, {});
  const { data: seen } = await approver<{ data: { version: string } }>('GET', `/admin/review/batch/${data._id}`);
  await approver('POST', `/admin/review/batch/${data._id}`, { decision: 'approve', version: seen.version });
  const decided = await reached(seller, data._id, 'decided', say);
  const decide = seconds();
  isOver = true;
  const [busy, saved] = [await visitors, await saves];
  http.globalAgent.destroy();
  return [
    figure('rows without a fault, approved', decided.approved, { atLeast: rows - faults, atMost: rows - faults }),
    figure('faulty rows found', checked.faulty, { atLeast: faults, atMost: faults }),
    figure('upload of both files', sent, { unit: ' s', digits: 1 }),
    figure('check of all rows and pictures', check - sent, { unit: ' s' }),
    figure('decision carried out', decide - check, { unit: ' s' }),
    figure('the shop by itself, p99', quiet.p99, { unit: ' ms', digits: 1, note: written(quiet) }),
    figure('the shop beside the batch, p99', busy.p99, { unit: ' ms', digits: 1, note: written(busy) }),
    figure('the second is so many times the first', busy.p99 / quiet.p99, { digits: 2, below: 2 }),
    figure('longest save of another seller meanwhile', saved.longest, {
      unit: ' ms',
      below: 500,
      note: `${saved.count} saves`,
    }),
  ];
}

function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

function clock(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}
