import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

const PLACEHOLDER =
  'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoMAAgABUB8JYgCdAEQ5VGxbVAA/sd7MvuzfqrIJZfRIbPo9DrtUxwA';
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('whatever JSON holds comes out of a page’s state as it went in', () => {
  const rows = fc.array(
    fc.record({
      _id: fc.oneof(
        fc.constantFrom('a long repeated text', 'short', 'data:image/webp;base64,AA', '^', '~~', '`', '=', PLACEHOLDER),
        fc.uuid(),
        fc.base64String().map((letters) => `data:image/webp;base64,${letters}`),
      ),
      same: fc.constant('one for all'),
      '': fc.jsonValue(),
      of: fc.jsonValue(),
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue({ maxDepth: 4 }), rows), (value) => {
      const sent = overTheWire(value);
      expect(unpack(overTheWire(pack(sent)) as ReturnType<typeof pack>)).toEqual(sent);
    }),
  );
});

test('rows of one shape name their columns once, and a repeated text stands once', () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ _id: `row ${at}`, parentId: '15771626-cf5d-5cca', count: at }));
  const packed = JSON.stringify(pack(rows));
  expect(packed.match(/parentId/g)).toHaveLength(1);
  expect(packed.match(/15771626/g)).toHaveLength(1);
  expect(packed.length).toBeLessThan(JSON.stringify(rows).length / 2);
});

test('what is undefined stays away', () => {
  const rows = [
    { name: 'one', seller: undefined },
    { name: 'other', seller: undefined },
  ];
  expect(unpack(overTheWire(pack(rows)) as ReturnType<typeof pack>)).toEqual(overTheWire(rows));
});

test('an id is 23 letters long, and a placeholder leaves out what every one begins with', () => {
  const [, packed] = pack(['15771626-cf5d-5cca-8f2a-998f94141c1d', PLACEHOLDER]);
  expect(packed).toEqual([expect.stringMatching(/^~.{22}$/), expect.stringMatching(/^`AADwAQCdASo/)]);
});

test('a column of one value stands there once, and one that reads as another is its number', () => {
  const rows = Array.from({ length: 9 }, (_, at) => ({ price: at, gstPercent: 18, badge: null, originalPrice: at }));
  const packed = pack(rows);
  expect(packed[1]).toMatchObject({ of: [rows.map(({ price }) => price), [18], [null], 0] });
  expect(unpack(packed)).toEqual(rows);
});
