import { expect, test } from 'vitest';
import { parseTypedText } from './typed-text.ts';

test.each([
  ['ply under 180', 180],
  ['plywood below 100 in pune', 100],
  ['ply upto 90', 90],
  ['ply up to 90', 90],
  ['laminate less than 1,200', 1200],
  ['plywood within ₹100', 100],
  ['max 80 ply', 80],
  ['18mm ply under 3k', 3000],
  ['door under 1.5 k', 1500],
  ['ply under 3 hazar', 3000],
  ['ply below rs.120', 120],
  ['ply 3000 se kam', 3000],
  ['ply 3000 rupaye se kam', 3000],
  ['ply 100 se niche', 100],
  ['ply ₹120 ke andar', 120],
  ['darwaza 5000 tak', 5000],
  ['प्लाई १०० रुपये से कम', 100],
  ['दरवाजा ५००० तक', 5000],
  ['प्लायवूड १०० पेक्षा कमी', 100],
  ['ply under 1,00,000/-', 100_000],
])('%s is a ceiling of %d rupees (SEARCH-12)', (text, amount) => {
  expect(parseTypedText(text).ceiling).toEqual({ amount });
});

test.each([
  ['ply under 200 per sq ft', 'sqft'],
  ['ply under 200/sq.ft', 'sqft'],
  ['ply under 200 sqft', 'sqft'],
  ['ply under 2500 per sheet', 'unit'],
  ['hinge under 100 a pair', 'unit'],
  ['ply 200 per sq ft tak', 'sqft'],
  ['ply under 200 per unit', 'unit'],
])('%s says what the ceiling is for', (text, per) => {
  expect(parseTypedText(text).ceiling).toMatchObject({ per });
});

test.each([
  'ply under 18 mm',
  'ply within 5 km',
  'door 8x4 tak',
  'ply 180',
  'under construction door',
  'upto 8 ft door',
  'under 0',
])('%s is no ceiling', (text) => {
  expect(parseTypedText(text)).not.toHaveProperty('ceiling');
});

test('a ceiling leaves the other words as they are', () => {
  const words = (text: string) => parseTypedText(text).words.map(({ word }) => word);
  expect(words('18 mm ply under 100 in pune')).toEqual(['18mm', 'ply', 'in', 'pune']);
  expect(words('hinge under 100 door')).toEqual(['hinge', 'door']);
});
