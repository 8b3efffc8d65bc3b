import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('whatever JSON holds comes out of a page’s state as it went in', () => {
  const rows = fc.array(
    fc.record({
      _id: fc.constantFrom('a long repeated text', 'short', 'data:image/webp;base64,AA', '§', '§§'),
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
