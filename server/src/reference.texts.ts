import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { perOne, UNIT_NAMES } from '@plyhaat/contract/catalog/unit-name';
import { MONTHS } from '@plyhaat/contract/core/dates';
import { pluralOf, unitWord } from '@plyhaat/contract/core/quantity';
import { PLANS } from '#modules/billing/plans.reference.ts';
import { TOPUPS } from '#modules/billing/topups.reference.ts';
import { CATEGORY_TREE } from '#modules/catalog/reference/categories.reference.ts';
import { INDIA } from '#modules/places/places.reference.ts';

const places = [INDIA.name, ...INDIA.states.flatMap(({ name, cities }) => [name, ...cities.map(({ name }) => name)])];
const categories = CATEGORY_TREE.flatMap(({ name, children }) => [name, ...children]);
const plans = PLANS.flatMap(({ name, family, description, messages }) => [name, family, description, ...messages]);
const topups = TOPUPS.flatMap(({ name, description, messages }) => [name, description, ...messages]);

/** What is counted, beside what a product may be called: requirements name these too. */
const nouns = [...UNIT_NAMES, 'shutter', 'lock'];
const prices = PRICE_UNITS.flatMap((pricetype) =>
  pricetype === 'per Nos/sheet' ? nouns.map((unitName) => perOne({ pricetype, unitName })) : [pricetype],
);
const quantities = PRICE_UNITS.flatMap((unit) =>
  unit === 'per Nos/sheet' ? nouns.flatMap((noun) => [noun, pluralOf(noun)]) : [unitWord(unit)],
);

/**
 * What translators give a name in their language: everything that reference data says, and what prices and
 * days are written with.
 */
export const REFERENCE_TEXTS: readonly string[] = [
  ...new Set([...categories, ...plans, ...topups, ...places, ...prices, ...quantities, ...MONTHS]),
];
