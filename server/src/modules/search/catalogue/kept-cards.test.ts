import type { ProductCard } from '@plyhaat/contract/catalog/catalog';
import { expect, test } from 'vitest';
import { KeptCards, type ReadCard } from './kept-cards.ts';

const position = (snapshot: string) => ({ snapshot, started: '0' });
const read = (_id: string, over: Partial<ReadCard> = {}): ReadCard => ({
  card: { _id } as ProductCard,
  sources: ['plywood', null, 'seller'],
  until: null,
  ...over,
});
const first = position('1:1:');

test('a kept card goes when its product changes, or anything else that it shows', () => {
  const cards = new KeptCards(first);
  cards.keep(first, [read('a'), read('b'), read('c', { sources: ['laminate'] })]);
  cards.moveTo(position('2:2:'), ['a'], new Set());
  expect(['a', 'b', 'c'].map((id) => cards.get(id)?._id)).toEqual([undefined, 'b', 'c']);
  cards.moveTo(position('3:3:'), [], new Set(['seller']));
  expect(['b', 'c'].map((id) => cards.get(id)?._id)).toEqual([undefined, 'c']);
});

test('a card that was read before the last change is not kept', () => {
  const cards = new KeptCards(first);
  cards.moveTo(position('2:2:'), ['a'], new Set());
  cards.keep(first, [read('a')]);
  expect(cards.get('a')).toBeUndefined();
});

test('a card is not kept beyond the moment at which its sale, its badge or its licence ends', () => {
  const cards = new KeptCards(first);
  cards.keep(first, [read('over', { until: Date.now() }), read('runs', { until: Date.now() + 3_600_000 })]);
  expect(['over', 'runs'].map((id) => cards.get(id)?._id)).toEqual([undefined, 'runs']);
});
