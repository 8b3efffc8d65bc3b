import net from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { someCategory, someProduct, someSeller } from '#test/builders.ts';
import { drawnPages } from '#test/pages.ts';

const server = await testApp({ pages: drawnPages() });
afterAll(server.close);
const { db, app } = server;
await app.listen({ port: 0, host: '127.0.0.1' });
const OURS = 'https://shop.example';

const seller = await someSeller(db);
const category = await someCategory(db);
const product = await someProduct(db, { sellerId: seller.id, categoryId: category.id });

/** Where one request leads, written to the socket as it stands: a client would tidy its address up. */
function locationOf(target: string, host = 'shop.example'): Promise<string | undefined> {
  const { port } = app.server.address() as net.AddressInfo;
  return new Promise((resolve, reject) => {
    const lines = [`GET ${target} HTTP/1.1`, `host: ${host}`, 'accept: text/html', 'connection: close', '', ''];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    let all = '';
    socket.on('data', (chunk) => {
      all += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(/^location: (.*)\r$/im.exec(all)?.[1]));
  });
}

/** Ways to write another site that a browser, a proxy or a router may read differently. */
const EVIL = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%5C%5Cevil.example',
  '/%2Fevil.example',
  '/%2F%2Fevil.example',
  '/%252Fevil.example',
  '/%09/evil.example',
  '/%0d%0alocation:%20https://evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  '/https://evil.example',
  '/https:evil.example',
  '/javascript:alert(1)',
  '/@evil.example',
  '/.evil.example',
  'http://evil.example//evil.example',
];
/** The router leads to one spelling of an address: without a slash at its end, with sorted names, for words that it knows. */
const TAILS = ['', '/', '/?search=b&brands=a', '?redirect=//evil.example&next=https://evil.example'];

test('no address of a page leads to another site', async () => {
  for (const evil of EVIL)
    for (const tail of TAILS) {
      const target = evil + tail;
      const to = await locationOf(target);
      if (to !== undefined) expect([target, to, new URL(to, OURS).origin]).toEqual([target, to, OURS]);
    }
});

test('addresses that lead elsewhere lead within this site, whatever follows and whatever host is named', async () => {
  const moved = [
    `/product/${product.id}`,
    `/category/${category.id}`,
    `/seller/${seller.id}`,
    '/sellers/maharashtra/plywood',
    '/profile',
    '/terms',
    '/privacy',
  ];
  let followed = 0;
  for (const path of moved)
    for (const tail of TAILS) {
      const to = await locationOf(path + tail, 'evil.example');
      if (to === undefined) continue;
      followed++;
      expect([path + tail, to, new URL(to, OURS).origin]).toEqual([path + tail, to, OURS]);
    }
  expect(followed).toBeGreaterThan(5);
});
