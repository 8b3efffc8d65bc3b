import { afterAll, expect, test } from 'vitest';
import { newId } from '#platform/db/id.ts';
import { testApp } from '#test/app.ts';
import { someProduct } from '#test/builders.ts';

const shop = await testApp();
afterAll(shop.close);
for (let n = 0; n < 30; n++) await someProduct(shop.db, { name: `Teak board ${n}` });

const encoded = encodeURIComponent;
const ids = (count: number) => Array.from({ length: count }, () => newId()).join(',');

test.each([
  ['a sort that is none', 'sortBy=%3Bdrop%20table'],
  ['an order that is none', 'sortOrder=sideways'],
  ['a link that is none', 'sort=oldest'],
  ['a price in letters', 'minPrice=abc'],
  ['a price in hexadecimal', 'maxPrice=0x10'],
  ['a price below nothing', 'minPrice=-1'],
  ['a page in scientific writing', 'page=1e9'],
  ['page nothing', 'page=0'],
  ['a page of too many', 'perPage=101'],
  ['more than a hundred categories', `categories=${ids(101)}`],
  ['more than a hundred brands', `brands=${ids(101)}`],
  ['more than a hundred states', `state=${ids(101)}`],
  ['an id that is none', 'categories=plywood'],
  ['a seller that is none', 'seller=1'],
  ['a search of five thousand characters', `search=${'x'.repeat(5000)}`],
])('%s is refused and says which field', async (_what, query) => {
  const reply = await shop.get(`/product?${query}`);
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ success: false, error: 'input_invalid' });
  expect(Object.keys(reply.json().fields)[0]?.split('.')[0]).toBe(query.split('=')[0]);
});

test('a hundred ids are not too many', async () => {
  expect((await shop.get(`/product?categories=${ids(100)}`)).json()).toMatchObject({ data: [], total: 0 });
});

test.each(['/product', '/product?search=teak', '/product?search=teak&sortBy=name'])(
  'beyond ten thousand rows %s has empty pages, and its total stays exact',
  async (address) => {
    const page = (n: number) => shop.get(`${address}${address.includes('?') ? '&' : '?'}perPage=100&page=${n}`);
    for (const n of [2, 101, 1_000_000_000])
      expect((await page(n)).json()).toMatchObject({ success: true, data: [], total: 30, totalElements: 30 });
    expect((await page(1)).json().data).toHaveLength(30);
  },
);

const ODD = [
  ['a quote that is never closed', "'teak"],
  ['quotes of every kind', `"te'ak" \`board\``],
  ['signs of the query language', 'teak & | ! ( <-> :* board'],
  ['an emoji', '🪵 teak'],
  ['only an emoji', '🪵🚪'],
  ['a text from right to left', 'خشب الساج'],
  ['marks that turn the direction', '\u202eteak\u202c'],
  ['a per cent sign', '100%'],
  ['only a per cent sign', '%'],
  ['an underscore', '_'],
  ['a backslash', '\\'],
  ['letters that carry many marks', `t${'\u0301'.repeat(100)}eak`],
  ['half of a surrogate', '\ufffd teak'],
  ['two hundred words', 'teak '.repeat(40)],
  ['a word of two hundred letters', 'a'.repeat(200)],
  ['two hundred digits', '9'.repeat(200)],
  ['two hundred vowel signs', 'ि'.repeat(200)],
  ['nothing but spaces', '   '],
] as const;

test.each(ODD)('%s in a search finds something or nothing, and never fails', async (_what, text) => {
  const addresses = [
    `/product?search=${encoded(text)}`,
    `/search?q=${encoded(text)}`,
    `/search/suggest?q=${encoded(text)}`,
    `/users/searchVendor?search=${encoded(text)}`,
  ];
  for (const address of addresses) {
    const reply = await shop.get(address);
    expect(reply.statusCode, `${address} ${reply.body}`).toBe(200);
    expect(reply.json().success).toBe(true);
  }
});

test.each(['/search?q=', '/search/suggest?q=', '/users/searchVendor?search='])(
  '%s refuses a text of five thousand characters',
  async (address) => {
    expect((await shop.get(address + 'x'.repeat(5000))).statusCode).toBe(422);
  },
);
