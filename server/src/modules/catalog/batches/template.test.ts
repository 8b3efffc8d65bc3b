import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { batchesOf } from '#test/batches.ts';
import { someCategory, someMember, someSeller } from '#test/builders.ts';
import { readTables } from './sheet.ts';

const shop = await testApp();
afterAll(shop.close);
const { db } = shop;
await someCategory(db);

test('the template has titles that people read, the lists and three examples, which are not read', async () => {
  const seller = await someSeller(db);
  const template = await shop.get('/product/batches/files/template.xlsx', seller);
  const [table, lists] = await readTables(template.rawPayload, 'xlsx');
  expect(table?.lines[0]?.slice(0, 3)).toEqual(['Your code', 'Product name', 'Category']);
  expect(table?.lines).toHaveLength(4);
  expect(lists).toMatchObject({ name: 'Lists' });
  for (const entry of ['Some category', 'BWP', '18 mm', '8 × 4 ft', 'Suede', 'IS 710'])
    expect(lists?.lines.flat()).toContain(entry);
  const batch = await batchesOf(shop, seller).upload({ sheet: template.rawPayload });
  expect(batch).toMatchObject({ state: 'failed', reason: 'The file has no rows below its header.' });
  expect((await shop.get('/product/batches/files/template.xlsx')).statusCode).toBe(401);
  expect((await shop.get('/product/batches/files/template.xlsx', await someMember(db))).statusCode).toBe(403);
});
