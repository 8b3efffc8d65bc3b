import { ReferenceText } from '@plyhaat/contract/core/reference-text';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { withReferenceTexts } from './reference-texts.ts';

const told = (text: string) => ({ Nagpur: 'नागपुर', Plywood: 'प्लाईवुड' })[text] ?? text;

test('places and categories are told in the language of the reader, wherever a reply has them', () => {
  const Place = z.object({ _id: z.string(), name: ReferenceText });
  const schema = z.object({
    cityName: z.nullable(ReferenceText),
    place: z.optional(Place),
    categories: z.array(z.extend(Place, { parent: z.nullable(Place) })),
    from: z.array(ReferenceText),
    positions: z.array(z.tuple([ReferenceText, z.number()])),
    either: z.union([z.object({ at: z.number() }), Place]),
    sellerName: z.string(),
  });
  const plywood = { _id: 'p', name: 'Plywood' };
  const reply = {
    cityName: 'Nagpur',
    place: { _id: 'n', name: 'Nagpur' },
    categories: [
      { ...plywood, parent: null },
      { ...plywood, parent: plywood },
    ],
    from: ['Nagpur', 'Ulhasnagar'],
    positions: [['Nagpur', 21]] as [string, number][],
    either: { _id: 'n', name: 'Nagpur' },
    sellerName: 'Nagpur',
  };
  expect(withReferenceTexts(schema, reply, told)).toEqual({
    cityName: 'नागपुर',
    place: { _id: 'n', name: 'नागपुर' },
    categories: [
      { _id: 'p', name: 'प्लाईवुड', parent: null },
      { _id: 'p', name: 'प्लाईवुड', parent: { _id: 'p', name: 'प्लाईवुड' } },
    ],
    from: ['नागपुर', 'Ulhasnagar'],
    positions: [['नागपुर', 21]],
    either: { _id: 'n', name: 'नागपुर' },
    sellerName: 'Nagpur',
  });
});

test('a text that is missing stays missing', () => {
  const schema = z.object({
    cityName: z.nullable(ReferenceText),
    place: z.optional(z.object({ name: ReferenceText })),
  });
  expect(withReferenceTexts(schema, { cityName: null }, told)).toEqual({ cityName: null });
});
