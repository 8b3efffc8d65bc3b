import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someCategory, someSeller } from '#test/builders.ts';
import { somePhoto } from '#test/uploads.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
const seller = await someSeller(db);
const photo = await somePhoto(60, 40).jpeg().toBuffer();

test.each([
  ['JSON text', (ids: string[]) => [['categoryArr', JSON.stringify(ids.map((categoryId) => ({ categoryId })))]]],
  ['a JSON list of ids', (ids: string[]) => [['categoryArr', JSON.stringify(ids)]]],
  ['repeated parts', (ids: string[]) => ids.map((id) => ['categoryArr', id])],
  ['one part', (ids: string[]) => [['categoryArr', ids.at(-1) ?? '']]],
])('a multipart form names categories as %s, and the specification as JSON text', async (_how, partsOf) => {
  const parent = await someCategory(db);
  const child = await someCategory(db, { level: 2, parentId: parent.id });
  const form = new FormData();
  const texts = { name: 'Board', price: '10', longDescription: 'A board.', specification: '{"thickness":"18 mm"}' };
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  for (const [name = '', value = ''] of partsOf([parent.id, child.id])) form.append(name, value);
  form.append('mainImage', new Blob([photo as Uint8Array<ArrayBuffer>]), 'board.jpg');
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  const payload = Buffer.from(await written.arrayBuffer());
  const reply = await shop.send('POST', '/product', { payload, headers }, seller);
  expect(reply.statusCode, reply.body).toBe(200);
  const { latest } = reply.json().data;
  expect(latest).toMatchObject({ categoryId: child.id, specification: { thickness: '18 mm' } });
});
