import { deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPdf } from './pdf.ts';

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

describe('objects that are compressed into streams', () => {
  const MB = 1024 * 1024;
  const FLATE = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode';
  const inStream = (content: string | Buffer, dictionary = FLATE, pack: (data: Buffer) => Buffer = deflateSync) =>
    Buffer.concat([
      Buffer.from('%PDF-1.5\n1 0 obj<</Length 9>>stream\nBT ET\nendstream endobj\n', 'latin1'),
      Buffer.from(`2 0 obj<<${dictionary}>>stream\r\n`, 'latin1'),
      pack(Buffer.from(content)),
      Buffer.from('\nendstream\nendobj\n3 0 obj<</Type/XRef>>stream\nx\nendstream endobj\n%%EOF', 'latin1'),
    ]);
  const asIs = (data: Buffer) => data;

  test('are as welcome as others', () => {
    expect(isPdf(inStream('5 0 <</Type/Page/Parent 2 0 R>>'))).toBe(true);
    expect(isPdf(inStream('5 0 <</Type/Page>>', '/Type/ObjStm/N 1/First 4', asIs))).toBe(true);
  });

  test.each(NAMES)(
    'are refused with /%s among them, also where its letters or those of the stream are escaped',
    (name) => {
      const escaped = `#${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
      for (const written of [name, escaped]) {
        const content = `5 0 <</S/${written}(app.alert(1))>>`;
        expect(isPdf(inStream(content))).toBe(false);
        expect(isPdf(inStream(content, '/Type/Obj#53tm/Filter/Flate#44ecode'))).toBe(false);
        expect(isPdf(inStream(content, `/Type/ObjStm/X(obj<< endstream >>)/Filter/FlateDecode`))).toBe(false);
        expect(isPdf(inStream(content, `/Type/ObjStm/X( stream\n)/Filter/FlateDecode`))).toBe(false);
      }
    },
  );

  test('whose heads never end are refused at once, not read over and over', () => {
    expect(isPdf(Buffer.from(`%PDF-1.5\n/ObjStm ${'stream '.repeat(700_000)}\n%%EOF`, 'latin1'))).toBe(false);
  });

  test('that cannot be read are refused: another packing, a filter named elsewhere, a broken or a huge stream', () => {
    const page = '5 0 <</Type/Page>>';
    for (const filter of ['/Filter[/ASCIIHexDecode/FlateDecode]', '/Filter/LZWDecode', '/Filter 9 0 R'])
      expect(isPdf(inStream(page, `/Type/ObjStm${filter}`)), filter).toBe(false);
    expect(isPdf(inStream(page, `${FLATE}/DecodeParms<</Predictor 12>>`))).toBe(false);
    expect(isPdf(inStream(page, FLATE, deflateRawSync))).toBe(false);
    expect(isPdf(inStream(Buffer.alloc(3 * MB, 0x20)))).toBe(true);
    expect(isPdf(inStream(Buffer.alloc(5 * MB, 0x20)))).toBe(false);
    expect(isPdf(Buffer.concat(Array.from({ length: 6 }, () => inStream(Buffer.alloc(3 * MB, 0x20)))))).toBe(false);
  });
});
