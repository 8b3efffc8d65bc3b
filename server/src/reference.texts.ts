import { PLANS } from '#modules/billing/plans.reference.ts';
import { TOPUPS } from '#modules/billing/topups.reference.ts';
import { CATEGORY_TREE } from '#modules/catalog/reference/categories.reference.ts';
import { INDIA } from '#modules/places/places.reference.ts';

const places = [INDIA.name, ...INDIA.states.flatMap(({ name, cities }) => [name, ...cities.map(({ name }) => name)])];
const categories = CATEGORY_TREE.flatMap(({ name, children }) => [name, ...children]);
const plans = PLANS.flatMap(({ name, family, description, messages }) => [name, family, description, ...messages]);
const topups = TOPUPS.flatMap(({ name, description, messages }) => [name, description, ...messages]);

/** What translators give a name in their language: everything that reference data says. */
export const REFERENCE_TEXTS: readonly string[] = [...new Set([...categories, ...plans, ...topups, ...places])];
