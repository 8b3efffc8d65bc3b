import fc from 'fast-check';
import type * as z from 'zod/mini';
import { nasty } from './nasty.ts';

type Schema = z.core.$ZodType;
type Check = { readonly _zod: { readonly def: { readonly maximum?: number } } };
/** What the kinds of schemas hold, of which each has some. */
type Def = {
  readonly type: string;
  readonly format?: string;
  readonly checks?: readonly Check[];
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly items?: readonly Schema[];
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
};

/** Ids that exist, so that requests get past 'not found'; `noise` puts something nasty in every tenth place. */
export type Taste = { readonly ids: readonly string[]; readonly noise: boolean };

const idOf = ({ ids }: Taste): fc.Arbitrary<string> =>
  ids.length > 0 ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, fc.uuid()) : fc.uuid();

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

/** What a field is called tells what its rules look for. */
const BY_NAME: readonly [RegExp, fc.Arbitrary<string>][] = [
  [/phone|mobile|whatsapp|landline/i, digits(9).map((rest) => `9${rest}`)],
  [/email/i, digits(6).map((rest) => `m${rest}@mail.example`)],
  [/otp/i, digits(6)],
  [/gst/i, fc.constant('27AAAFP0000A1ZD')],
  [/pin/i, digits(5).map((rest) => `4${rest}`)],
  [/date|day|from|until|dob/i, fc.constantFrom('1990-05-01', '2026-11-16', '2026-11-16T10:00:00.000Z')],
  [/price|amount|budget|quantity|year|page/i, fc.integer({ min: 1, max: 5000 }).map(String)],
  [/url|link/i, fc.constantFrom('https://www.youtube.com/watch?v=dQw4w9WgXcQ', '/shop')],
];

const mostOf = ({ checks = [] }: Def): number =>
  Math.min(...checks.map((check) => check._zod.def.maximum ?? 3000), 3000);

function textOf(def: Def, name: string, taste: Taste): fc.Arbitrary<unknown> {
  if (def.format === 'uuid' || /Id$|^id$/.test(name)) return idOf(taste);
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  const words = fc.oneof(
    fc.constantFrom('Some plywood', 'Teak', 'नमस्ते प्लाई', 'a b c'),
    fc.constantFrom('x'.repeat(mostOf(def)), 'x'.repeat(mostOf(def) + 1)),
    fc.string({ maxLength: 30 }),
  );
  return named ? fc.oneof({ weight: 4, arbitrary: named as fc.Arbitrary<string> }, words) : words;
}

function objectOf({ shape = {} }: Def, taste: Taste): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, fitting(schema, name, taste)]),
  );
  const isNeeded = (name: string) => shape[name]?._zod.def.type !== 'optional';
  const needed = taste.noise ? [] : Object.keys(fields).filter(isNeeded);
  const fits = fc.record(fields, { requiredKeys: needed, noNullPrototype: true });
  const more = fc.dictionary(fc.string({ maxLength: 8 }), nasty, { maxKeys: 2, noNullPrototype: true });
  return taste.noise ? fc.tuple(fits, more).map(([own, other]) => ({ ...other, ...own })) : fits;
}

const SIMPLE: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  boolean: fc.boolean(),
  int: fc.integer({ min: 0, max: 500 }),
  number: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
  null: fc.constant(null),
};

function plain(schema: Schema, name: string, taste: Taste): fc.Arbitrary<unknown> {
  const def = schema._zod.def as Def;
  const inner = def.innerType ?? def.in;
  if (def.type === 'string') return textOf(def, name, taste);
  if (def.type === 'object') return objectOf(def, taste);
  if (def.type === 'array' && def.element) return fc.array(fitting(def.element, name, taste), { maxLength: 3 });
  if (def.options) return fc.oneof(...def.options.map((option) => fitting(option, name, taste)));
  if (def.entries) return fc.constantFrom(...Object.values(def.entries));
  if (def.values) return fc.constantFrom(...def.values);
  if (inner) return fitting(inner, name, taste);
  return SIMPLE[def.type] ?? nasty;
}

/** Values that a schema takes, or nearly: of what is transformed only the first shape is known. */
export function fitting(schema: Schema, name: string, taste: Taste): fc.Arbitrary<unknown> {
  const fits = plain(schema, name, taste);
  return taste.noise ? fc.oneof({ weight: 9, arbitrary: fits }, { weight: 1, arbitrary: nasty }) : fits;
}
