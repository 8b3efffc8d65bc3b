import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#platform/http/failure.ts';
import { JsonFileScanner } from './json-files.ts';

const PATHS = new Set(['logo', 'list[].image', 'deep.er']);

/** Sends a body in pieces and tells what is left of it and which files came out. */
async function scan(body: string | Buffer, pieces: readonly number[] = []) {
  const files = new Map<string, { path: string; bytes: Buffer }>();
  const scanner = new JsonFileScanner((path) => {
    if (!PATHS.has(path)) return undefined;
    return async () => {
      const id = `file-${files.size}`;
      const written: Buffer[] = [];
      return {
        id,
        write: async (bytes) => void written.push(bytes),
        end: async () => files.set(id, { path, bytes: Buffer.concat(written) }),
      };
    };
  });
  const whole = Buffer.from(body);
  const cuts = [0, ...[...pieces].map((n) => n % (whole.length + 1)).sort((a, b) => a - b), whole.length];
  const chunks = cuts.slice(1).map((end, i) => whole.subarray(cuts[i], end));
  const rest = await text(Readable.from(chunks.filter((chunk) => chunk.length > 0)).pipe(scanner));
  return { rest, files, texts: scanner.texts };
}
const url = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
const refusal = async (body: string | Buffer) => {
  const error = await scan(body).then(
    () => expect.fail('it was not refused'),
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return (error as AppError).failure.error;
};

const cuts = fc.array(fc.nat(5000), { maxLength: 12 });
const fileBytes = fc.uint8Array({ maxLength: 300 });

test('JSON without files passes through untouched, however it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), cuts, async (body, pieces) => {
      const { rest, files } = await scan(body, pieces);
      expect(rest).toBe(body);
      expect(files.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});

test('files come out byte for byte, their ids stand in their place, and the rest is as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fileBytes,
      fc.array(fileBytes, { maxLength: 4 }),
      fc.jsonValue(),
      cuts,
      async (logo, list, other, pieces) => {
        const body = { other, logo: url(logo), list: list.map((bytes, n) => ({ n, image: url(bytes) })), end: '"\\' };
        for (const written of [JSON.stringify(body), JSON.stringify(body).replaceAll('/', '\\/')]) {
          const { rest, files } = await scan(written, pieces);
          const ids = [...files.keys()];
          expect(JSON.parse(rest)).toEqual({
            other: JSON.parse(JSON.stringify(other)),
            logo: ids[0],
            list: list.map((_, n) => ({ n, image: ids[n + 1] })),
            end: '"\\',
          });
          expect([...files.values()].map(({ bytes }) => [...bytes])).toEqual(
            [logo, ...list].map((bytes) => [...bytes]),
          );
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('ids and paths of earlier uploads stay as they are, and so do words that only begin like data', async () => {
  const body = JSON.stringify({
    logo: 'products/x.webp',
    list: [{ image: 'data' }, { image: 'd"\\u0061ta:' }],
    deep: { er: '' },
  });
  expect((await scan(body)).rest).toBe(body);
});

test('a file where none belongs stays text, and a long text is refused', async () => {
  const body = JSON.stringify({ hat: url(Buffer.from('abc')) });
  expect((await scan(body)).rest).toBe(body);
  expect(await refusal(JSON.stringify({ hat: url(Buffer.alloc(1_000_000)) }))).toBe('too_large');
  expect(await refusal(JSON.stringify(Array.from({ length: 5 }, () => 'x'.repeat(1_000_000))))).toBe('too_large');
});

test.each([
  ['{"logo":"data:image/png;base64,AA*A"}', 'file_unreadable'],
  ['{"logo":"data:image/png;base64,AA==AAAA"}', 'file_unreadable'],
  ['{"logo":"data:image/png;base64,AAAAA"}', 'file_unreadable'],
  ['{"logo":"data:image/png;base64,AA\\n"}', 'file_unreadable'],
  ['{"logo":"data:image/png,plain"}', 'file_unreadable'],
  ['{"logo":"data:image/png;base64,AAAA', 'unreadable_request'],
  ['{"logo":"data:', 'unreadable_request'],
  ['{"logo', 'unreadable_request'],
  [`${'['.repeat(40)}1`, 'unreadable_request'],
  ['{"bad\\q":1}', 'unreadable_request'],
])('%j is refused', async (body, error) => {
  expect(await refusal(body)).toBe(error);
});

test('what was said before a file is known when it comes', async () => {
  expect((await scan('{"use":"reel","deep":{"use":"no"},"n":1}')).texts).toEqual({ use: 'reel' });
});

test('no bytes make it fall over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), cuts, async (bytes, pieces) => {
      await scan(Buffer.from(bytes), pieces).catch((error) => expect(error).toBeInstanceOf(AppError));
    }),
    { numRuns: 300 },
  );
});
