import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type Caller, testApp } from '#test/app.ts';
import { someMember, somePicture, someProduct, someSeller } from '#test/builders.ts';

const app = await testApp({ settings: { PUBLIC_URL: 'https://plyhaat.example' } });
afterAll(app.close);
const { db } = app;

const seller = await someSeller(db, {}, { name: 'Tapi Plywood House' });

/** Noise, which compresses no better than a photograph of wood. */
const noise = await sharp({
  create: {
    width: 480,
    height: 320,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .webp({ quality: 80, effort: 0 })
  .toBuffer();

async function products(count: number): Promise<string[]> {
  const ids = [];
  for (let at = 0; at < count; at++) {
    const picture = await somePicture(db, { ownerId: seller.id });
    await app.deps.files.put(picture.path, noise);
    const name = `BWP plywood ${at + 1} with a name that needs two lines`;
    ids.push((await someProduct(db, { sellerId: seller.id, name, mainImage: picture.path, listPrice: 1250 + at })).id);
  }
  return ids;
}

const fetched = async (code: string, who?: Caller) =>
  app.app.inject({ url: `/api/shares/${code}/catalogue.pdf`, headers: await app.as(who) });

async function read(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const pages = [];
  for (let page = 1; page <= document.numPages; page++) {
    const opened = await document.getPage(page);
    const { items } = await opened.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ text: text.replace(/\s+/g, ' '), size: opened.view });
  }
  await document.destroy();
  return pages;
}

test('a catalogue of ten products is one page of A4 with names, rates and the address, of at most 300 KB', async () => {
  const body = { productIds: await products(10), title: 'Festive rates' };
  const { code } = (await app.post('/shares', body, seller)).json().data;
  const reply = await fetched(code, seller);
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.rawPayload.length).toBeLessThanOrEqual(300 * 1024);
  const pages = await read(reply.rawPayload);
  expect(pages).toHaveLength(1);
  const [{ text = '', size = [] } = {}] = pages;
  expect(size.map(Math.round)).toEqual([0, 0, 595, 842]);
  for (const part of [
    'Festive rates',
    'Tapi Plywood House',
    'BWP plywood 1 with',
    'BWP plywood 10 with',
    '₹1,259 per sq.ft',
    `plyhaat.example/l/${code}`,
    'GST extra',
    'Page 1 of 1',
  ])
    expect(text).toContain(part);
  expect(reply.rawPayload.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(10);
});

test('fifty products go on over pages; a product that is gone says so', async () => {
  const ids = await Promise.all(
    Array.from(
      { length: 50 },
      async (_, at) => (await someProduct(db, { sellerId: seller.id, name: `Door ${at + 1}.` })).id,
    ),
  );
  const { code } = (await app.post('/shares', { productIds: ids }, seller)).json().data;
  await app.delete(`/product/deleteById/${ids[49]}`, {}, seller);
  const pages = await read((await fetched(code, seller)).rawPayload);
  const all = pages.map(({ text }) => text).join(' ');
  for (const at of [1, 25, 50]) expect(all).toContain(`Door ${at}.`);
  expect(all).toContain('No longer available');
  expect(pages.at(-1)?.text).toContain(`Page ${pages.length} of ${pages.length}`);
});

test('only the sharer draws it, twenty times in ten minutes', async () => {
  const { id } = await someProduct(db, { sellerId: seller.id });
  const { code } = (await app.post('/shares', { productIds: [id] }, seller)).json().data;
  expect((await fetched(code)).statusCode).toBe(401);
  for (const who of [await someMember(db), await someSeller(db)])
    expect((await fetched(code, who)).statusCode).toBe(404);
  expect((await fetched('2222222222', seller)).statusCode).toBe(404);
  let drawn = 0;
  while ((await fetched(code, seller)).statusCode === 200) drawn++;
  // Two were drawn above.
  expect(drawn).toBe(18);
});
