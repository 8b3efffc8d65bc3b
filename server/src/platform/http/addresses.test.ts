import net from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';

const LIMIT = 5;
const limited = await testApp({ settings: { RATE_LIMIT_PER_MINUTE: String(LIMIT) } });
const open = await testApp({ beside: limited, settings: { PUBLIC_URL: 'http://demo.plyhaat.example' } });
afterAll(async () => {
  await open.close();
  await limited.close();
});
for (const { app } of [limited, open]) await app.listen({ port: 0, host: '127.0.0.1' });

/** The status of one request, written to the socket as it stands. */
function statusOf({ app }: TestApp, target: string, head: readonly string[] = ['host: localhost']): Promise<number> {
  const { port } = app.server.address() as net.AddressInfo;
  return new Promise((resolve, reject) => {
    const lines = [`GET ${target} HTTP/1.1`, ...head, 'connection: close', '', ''];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    let all = '';
    socket.on('data', (chunk) => {
      all += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(all.split(' ')[1])));
  });
}

test('a limit counts one address however it is written', async () => {
  for (let page = 1; page <= LIMIT; page++) expect(await statusOf(limited, `/api/product?page=${page}`)).toBe(200);
  const spellings = [
    '/api/product',
    '//api/product',
    '/api//product',
    '/%61pi/product',
    '/%61%70%69/%70roduct',
    '/API/product',
    'http://x/api/product',
    'http://x//%61pi/product',
    '/api/product/',
  ];
  for (const spelling of spellings)
    expect([spelling, await statusOf(limited, `${spelling}?page=77`)]).toEqual([spelling, 429]);
  expect(await statusOf(limited, '//api/health/live')).toBe(200);
});

test('every spelling of an address shares one cached answer', async () => {
  const before = limited.deps.cache.bytes;
  const first = ['/api/product?page=1', '//api/product?page=1', '/%61pi/product?utm_source=mail&page=1'];
  for (const target of first) expect([target, await statusOf(limited, target)]).toEqual([target, 200]);
  expect(limited.deps.cache.bytes).toBe(before);
});

test('two Host headers are refused', async () => {
  expect(await statusOf(open, '/api/health/live', ['host: localhost', 'host: evil.example'])).toBe(400);
  expect(await statusOf(open, '/api/health/live', ['Host: localhost', 'HOST: localhost'])).toBe(400);
});

test.each([
  ['localhost', 200],
  ['127.0.0.1', 200],
  ['[::1]', 200],
  ['demo.plyhaat.example', 200],
  ['evil.example', 404],
  ['localhost.evil.example', 404],
  ['127.0.0.1.evil.example', 404],
])('what only this machine may read under the name %s answers %i', async (host, status) => {
  for (const path of ['/api/dev/outbox', '/api/metrics'])
    expect([path, await statusOf(open, path, [`host: ${host}:3000`])]).toEqual([path, status]);
  expect(await statusOf(open, '/api/health/live', [`host: ${host}`])).toBe(200);
});
