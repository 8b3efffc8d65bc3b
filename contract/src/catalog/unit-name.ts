import * as z from 'zod/mini';
import { optionalTextThat } from '../core/fields.ts';
import { pluralOf } from '../core/quantity.ts';
import type { PriceUnit } from './price-unit.ts';

/** What one of a product is called where it is priced by the number (CAT-25), as a seller chooses from a list. */
export const UNIT_NAMES = [
  'sheet',
  'board',
  'panel',
  'door',
  'frame',
  'plank',
  'length',
  'piece',
  'pair',
  'set',
  'box',
  'packet',
  'roll',
  'bundle',
  'metre',
  'kg',
  'litre',
  'tin',
  'bottle',
  'tube',
  'bucket',
  'bag',
  'drum',
] as const;
export const UnitName = z.enum(UNIT_NAMES);
export type UnitName = z.infer<typeof UnitName>;

export const INVALID_UNIT_NAME = 'Please choose what one is called from the list';

const OTHER_WORDS: Readonly<Record<string, UnitName>> = {
  pc: 'piece',
  pcs: 'piece',
  no: 'piece',
  nos: 'piece',
  kgs: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  ltr: 'litre',
  liter: 'litre',
  l: 'litre',
  mtr: 'metre',
  meter: 'metre',
  m: 'metre',
  pack: 'packet',
  pkt: 'packet',
  bkt: 'bucket',
  btl: 'bottle',
  bdl: 'bundle',
  carton: 'box',
};
const BY_WORD = new Map<string, UnitName>([
  ...Object.entries(OTHER_WORDS),
  ...UNIT_NAMES.flatMap((name) => [[name, name] as const, [pluralOf(name), name] as const]),
]);

/** `Sheets`, `per door` and `PCS`, as files write them. */
export const readUnitName = (text: string): UnitName | undefined => {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^per\s+/, '')
    .replace(/\.$/, '');
  return BY_WORD.get(word) ?? BY_WORD.get(word.replace(/s$/, ''));
};

/** As a form or a file sends it; empty is none. */
export const UnitNameField = z.pipe(
  optionalTextThat((text) => readUnitName(text) !== undefined, INVALID_UNIT_NAME),
  z.transform((text) => (text === null ? null : (readUnitName(text) ?? null))),
);

/** What a product without a name of its own is counted in (CAT-25). */
export const unitOf = (name: UnitName | null, suggested: UnitName | null): UnitName =>
  name ?? (suggested === 'sheet' ? 'sheet' : 'piece');

type Priced = { readonly pricetype: PriceUnit; readonly unitName: string };

/** What people read behind a price: `per sheet`, `per door`, `per sq.ft`. The wire's `per Nos/sheet` is for machines. */
export const perOne = ({ pricetype, unitName }: Priced): string =>
  pricetype === 'per Nos/sheet' ? `per ${unitName}` : pricetype;
