import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv, unguarded } from '#platform/http/csv.ts';
import { BadCsv, decodeText, readCsv } from './csv.reading.ts';

test('whatever we write as CSV is read back as it was, formulas, quotes and line ends included', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ह', '"', ',', ';', '\n', '\r', '\t', '=', '-', '+', '@', ' ', "'"),
  });
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 }));
  fc.assert(
    fc.property(table, (rows) => {
      const columns = (rows[0] ?? ['']).map((_, at) => `column ${at}`);
      const written = toCsv(
        columns,
        rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]]))),
      );
      // A text that begins like our own escape sign cannot be told from an escaped one.
      fc.pre(rows.every((row) => row.every((text) => unguarded(text) === text)));
      expect(readCsv(written)).toEqual([columns, ...rows]);
    }),
  );
});

test('whatever the bytes, they are read or refused in words', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r') }).map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(bytes, (bytes) => {
      try {
        expect(readCsv(decodeText(bytes)).every((line) => line.length > 0)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(BadCsv);
      }
    }),
  );
});

test('marks of inches and empty lines are kept, and a quotation mark that is never closed is named by its row', () => {
  expect(readCsv('size,note\n8" x 4",\n\n"5"" x 4""",wide')).toEqual([
    ['size', 'note'],
    ['8" x 4"', ''],
    [''],
    ['5" x 4"', 'wide'],
  ]);
  expect(() => readCsv('code,name\nA1,board\nA2,"board\nA3,board\n')).toThrow(
    'Row 3 has a quotation mark that is never closed.',
  );
});

test('semicolons and tabs are understood, and files that are not UTF-8', () => {
  expect(readCsv('code;price\nA1;2,50')).toEqual([
    ['code', 'price'],
    ['A1', '2,50'],
  ]);
  expect(readCsv('code\tprice\r\nA1\t20\r\n')).toEqual([
    ['code', 'price'],
    ['A1', '20'],
  ]);
  expect(decodeText(Buffer.from([0x38, 0x20, 0xd7, 0x20, 0x34]))).toBe('8 × 4');
});
