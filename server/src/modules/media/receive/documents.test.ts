import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPdf } from './documents.ts';

const pdf = (name: string) => Buffer.from(`%PDF-1.4\n1 0 obj<</S/${name}(x)>>endobj\n%%EOF`, 'latin1');
const NAMES = ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'RichMedia', 'XFA'];

test('a PDF that would run something is refused, however the letters of its name are written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), fc.infiniteStream(fc.nat(2)), (name, choices) => {
      const written = [...name].map((letter) => {
        const hex = `#${letter.charCodeAt(0).toString(16)}`;
        return [letter, hex, hex.toUpperCase()][choices.next().value ?? 0];
      });
      expect(isPdf(pdf(written.join('')))).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('escapes in other names are no reason to refuse', () => {
  for (const name of ['GoTo', 'Price#20list', '#47oTo', 'JSON', 'Launcher', 'A#'])
    expect(isPdf(pdf(name)), name).toBe(true);
});
