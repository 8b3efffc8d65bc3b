import { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { compiled } from './compiled.ts';

const Reply = z.object({
  total: z.number(),
  data: z.array(ProductCard),
  note: z._default(z.optional(z.string()), 'none'),
});
const value = { total: 1, secret: 'hidden', data: [] };
const bad = { total: 'one', data: [{ _id: 1 }] };

test('a schema reads the same before and after it is compiled', () => {
  const before = [z.safeParse(compiled(Reply), value), z.safeParse(compiled(Reply), bad).error?.issues];
  for (let times = 0; times < 100; times++) compiled(Reply);
  expect(compiled(Reply)).not.toBe(Reply);
  expect([z.safeParse(compiled(Reply), value), z.safeParse(compiled(Reply), bad).error?.issues]).toEqual(before);
  expect(z.parse(compiled(Reply), value)).toEqual({ total: 1, data: [], note: 'none' });
});
