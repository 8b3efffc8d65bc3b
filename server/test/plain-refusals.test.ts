import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS } from '@plyhaat/contract/core/site-settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#platform/http/failure.ts';
import { tableKey } from '#platform/http/http.ts';
import { parsed } from '#platform/http/parsed.ts';
import { allEndpoints } from './described.ts';
import { fitting } from './fuzz/fitting.ts';
import { NASTY_TEXTS } from './fuzz/nasty.ts';

/** ALL-26: what anybody reads of a refusal is a sentence, never a validator's own words. */

const root = path.resolve(import.meta.dirname, '../..');
/** The environment's faults are for whoever starts the server; the others ask what kind a field is, or which are bad. */
const SHOW_NOBODY = [
  'server/src/platform/http/form-texts.ts',
  'server/src/settings.backup.ts',
  'server/src/settings.ts',
  'web/src/shell/address.ts',
];

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, string>>;

/** What validators say by themselves, and what they quote: types, patterns, lists of codes. */
const RAW =
  /invalid (?:input|option|string|format|type|uuid|url|number|date|key|element|discriminator)|expected|received|unrecognized|too (?:big|small)|pattern|regex|\bNaN\b|undefined|\bnull\b|\bzod\b|[{}[\]|]|"/i;
const isSentence = (message: string) => /^\p{Lu}.*\s/u.test(message) && !RAW.test(message);

test('a validator’s own words are told from ours', () => {
  const theirs = [
    'Invalid input',
    'Invalid option: expected one of "a"|"b"',
    'Too big: expected string to have <=5 characters',
    'must match pattern ^x$',
    'Filters {}',
    'required',
  ];
  expect(theirs.filter(isSentence)).toEqual([]);
  expect(['Please enter a valid price', 'This field is required'].filter(isSentence)).toHaveLength(2);
});

const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e15,
  Number.NaN,
  [],
  ['?'],
  [{}],
  {},
  { a: 1 },
  Array.from({ length: 200 }, () => '?'),
  ...NASTY_TEXTS,
];

const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  (schema._zod.def as { shape?: Record<string, Schema> }).shape ?? {};

function refusalOf(schema: Schema, value: unknown): Fields {
  try {
    parsed(schema, value);
    return {};
  } catch (error) {
    return (error as AppError).fields ?? {};
  }
}

/** What is said of a schema's fields: each wrong by itself among others that fit, and nothing sent at all. */
function refusalsOf(schema: Schema): Fields[] {
  const fits = fc.sample(fitting(schema, '', { ids: [], noise: false }), { numRuns: 3, seed: 7 });
  const nearly = fc.sample(fitting(schema, '', { ids: [], noise: true }), { numRuns: 20, seed: 7 });
  const sent = [...WRONG, ...fits, ...nearly];
  for (const name of Object.keys(shapeOf(schema)))
    for (const value of WRONG) sent.push({ ...(fits[0] as object), [name]: value });
  return sent.map((value) => refusalOf(schema, value));
}

const requests = (await allEndpoints()).flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [[`${part} of ${tableKey(endpoint)}`, schema] as const] : [];
  }),
);
const settings = Object.entries(SETTINGS).map(([name, { schema }]) => [`setting ${name}`, schema] as const);

test('requests and settings have schemas', () => {
  expect(requests.length).toBeGreaterThan(200);
  expect(settings.length).toBeGreaterThan(10);
});

test.each([...requests, ...settings])('%s is refused in sentences', (_name, schema) => {
  const said = new Set<string>();
  for (const fields of refusalsOf(schema)) for (const message of Object.values(fields)) said.add(message);
  expect([...said].filter((message) => !isSentence(message))).toEqual([]);
});

test('a new schema that quotes its validator would be found', () => {
  const careless = z.object({ kind: z.enum(['a', 'b'], 'Invalid option: expected one of "a"|"b"') });
  const said = refusalsOf(careless).flatMap((fields) => Object.values(fields));
  expect(said.some((message) => !isSentence(message))).toBe(true);
  expect(() => parsed(z.object({ kind: z.enum(['a', 'b']) }), {})).toThrow(AppError);
});

test('whoever shows what a schema objects to reads by it plainly', () => {
  const sources = globSync(['web/src/**/*.{ts,tsx}', 'server/src/**/*.ts'], { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  const reading = sources.filter(([, source]) => /\.issues\b/.test(source));
  expect(reading.length).toBeGreaterThan(4);
  const raw = reading.filter(([, source]) => !source.includes('readPlainly')).map(([file]) => file);
  expect(raw.sort()).toEqual(SHOW_NOBODY);
  expect(sources.filter(([, source]) => source.includes('~standard')).map(([file]) => file)).toEqual([]);
});
