import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CachedReply } from './cached-reply.ts';

const LONG = Array.from({ length: 400 }, (_, at) => `<li>18 mm board ${(at * 7919) % 1000}</li>`).join('');
const options = { type: 'text/html', tags: [], seconds: 60 };

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'a reply sent as %s is the same text, and smaller for those who ask again',
  (encoding, accepted, unpack) => {
    const reply = new CachedReply(LONG, options);
    const [first, again] = [reply.form(accepted), reply.form(accepted)];
    for (const form of [first, again]) {
      expect(form.encoding).toBe(encoding);
      expect(unpack(form.bytes).toString()).toBe(LONG);
    }
    expect(again.bytes.length).toBeLessThan(first.bytes.length);
    expect(reply.form(accepted).bytes).toBe(again.bytes);
  },
);

test('a short reply, and one for whoever reads no compression, goes out as it is', () => {
  expect(new CachedReply('{}', options).form('br')).toEqual({ encoding: undefined, bytes: Buffer.from('{}') });
  expect(new CachedReply(LONG, options).form(undefined)).toEqual({ encoding: undefined, bytes: Buffer.from(LONG) });
});

test('what changes with every making is not part of what a reply is known by', () => {
  const etags = ['made at 1', 'made at 2'].map(
    (body) => new CachedReply(body, { ...options, identity: ['made'] }).etag,
  );
  expect(new Set(etags).size).toBe(1);
  expect(new CachedReply('made', options).etag).toBe(etags[0]);
});
