import sharp from 'sharp';
import { encode } from 'uqr';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someMember, someSeller } from '#test/builders.ts';

const app = await testApp({ settings: { PUBLIC_URL: 'https://plyhaat.example' } });
afterAll(app.close);
const { db } = app;

const seller = await someSeller(
  db,
  { slug: 'tapi-plywood', phone: '9876543210' },
  { name: 'Tapi Plywood & <Sons>', phone: '9876500001' },
);
const get = (path: string) => app.app.inject({ url: `/api/users/qr/${path}` });
const expected = encode('https://plyhaat.example/s/tapi-plywood', { ecc: 'Q', border: 4 }).data;

test('the SVG draws the short address of the store, its name and nothing else of it', async () => {
  const reply = await get('tapi-plywood');
  expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  const drawn = expected.map((row) => row.map(() => false));
  for (const [, x, y, length] of reply.body.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  expect(drawn).toEqual(expected);
  expect(reply.body).toContain('Tapi Plywood &#38; &#60;Sons&#62;</text>');
  expect(reply.body).toContain('>plyhaat.example/s/tapi-plywood</text>');
  expect(reply.body).not.toMatch(/98765|<Sons|<script/);
  expect((await get(`${seller.id}?format=svg`)).body).toBe(reply.body);
});

test('the PNG holds the same code at print quality, every module as large as the next', async () => {
  const reply = await get('tapi-plywood?format=png');
  expect(reply.headers['content-type']).toBe('image/png');
  const { data, info } = await sharp(reply.rawPayload).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThanOrEqual(1200);
  const side = info.width / expected.length;
  expect(Number.isInteger(side)).toBe(true);
  const middle = (at: number) => Math.floor((at + 0.5) * side);
  const read = expected.map((row, y) =>
    row.map((_, x) => (data[(middle(y) * info.width + middle(x)) * info.channels] ?? 255) < 128),
  );
  expect(read).toEqual(expected);
});

test('a long name is set in two lines that fit', async () => {
  const long = await someSeller(db, {}, { name: 'Shree Mahalaxmi Plywood and Hardware Trading Company' });
  const { body } = await get(long.id);
  const lines = [...body.matchAll(/font-size="([\d.]+)" font-weight="700">([^<]+)</g)].map(([, size, text]) => ({
    size,
    text,
  }));
  expect(lines.map(({ text }) => text)).toEqual(['Shree Mahalaxmi Plywood and', 'Hardware Trading Company']);
  for (const { size, text } of lines) expect(Number(size) * 0.62 * (text?.length ?? 0)).toBeLessThan(90);
});

test('there is a code for every store that the public sees, and for nobody else', async () => {
  const buyer = await someMember(db);
  const blocked = await someSeller(db, { isBlocked: true });
  for (const id of ['no-such-store', buyer.id, blocked.slug]) {
    const reply = await get(id);
    expect([reply.statusCode, reply.json().error], id).toEqual([404, 'user_not_found']);
  }
  for (const format of ['gif', '', 'svg&format=png'])
    expect((await get(`tapi-plywood?format=${format}`)).statusCode, format).toBe(422);
});
