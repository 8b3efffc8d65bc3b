import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { digestOf, gzipPieces, join, type Pieces } from './pieces.ts';

const section = Buffer.from('<li class="card">₹ 1,250 per sheet</li>'.repeat(500));
const page = (title: string): Pieces => [
  `<title>${title}</title>`,
  section,
  '',
  '<nav>Sellers</nav>'.repeat(100),
  section,
  '</html>',
];

test.each(['Marine plywood', 'प्लाईवुड'])('a page packed in pieces unpacks to the whole: %s', (title) => {
  const pieces = page(title);
  for (const packed of [gzipPieces(pieces), gzipPieces(pieces)]) {
    expect(gunzipSync(packed).equals(join(pieces))).toBe(true);
    expect(packed.length).toBeLessThan(join(pieces).length / 10);
  }
});

test('bytes are packed by what stands before them, and unpack behind anything', () => {
  const cards = Buffer.from(section.toString().replaceAll('sheet', 'door'));
  const wholes: Pieces[] = [[section, '<hr>', cards], [cards], [section, '<br>', cards], [section, '<hr>', cards]];
  for (const pieces of wholes) expect(gunzipSync(gzipPieces(pieces)).equals(join(pieces))).toBe(true);
});

test('pages that differ in a word have different digests, equal ones the same', () => {
  expect(digestOf(page('Veneer'))).toBe(digestOf(page('Veneer')));
  expect(digestOf(page('Veneer'))).not.toBe(digestOf(page('Laminate')));
});
