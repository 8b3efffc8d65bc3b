import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from '@plyhaat/contract/core/endpoint';
import * as general from '@plyhaat/contract/core/errors';
import { sentenceOf } from '@plyhaat/contract/core/sentence';
import { parsePo } from 'pofile-ts';
import { expect, test } from 'vitest';
import type { AppError } from '#platform/http/failure.ts';
import { parsed } from '#platform/http/parsed.ts';
import { allEndpoints } from './described.ts';

/** What the API says to members is in the catalogue that translators get; staff read English. */

const catalogue = path.resolve(import.meta.dirname, '../../locales/en/server.po');
const known = new Set(parsePo(readFileSync(catalogue, 'utf8')).items.map(({ msgid }) => msgid));
const missingOf = (texts: Iterable<string>) =>
  [...new Set(texts)].filter((text) => !known.has(sentenceOf(text).pattern));

const forMembers = (await allEndpoints()).filter(({ access }) => ['public', 'member', 'seller'].includes(access));
const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value;

test('every refusal of the API is in the catalogue', () => {
  const failures = [...Object.values(general).filter(isFailure), ...forMembers.flatMap((e) => e.failures ?? [])];
  expect(failures.length).toBeGreaterThan(100);
  expect(missingOf(failures.map(({ message }) => message))).toEqual([]);
});

const WRONG: readonly unknown[] = [undefined, null, '', ' ', '?', -1, 0.5, 1e15, [], {}, 'x'.repeat(20_000), true];

function saidOf(schema: Parameters<typeof parsed>[0], value: unknown): string[] {
  try {
    parsed(schema, value);
    return [];
  } catch (error) {
    return Object.values((error as AppError).fields ?? {});
  }
}

test('what is said of each field that is wrong is in the catalogue', () => {
  const said = forMembers.flatMap((e) =>
    [e.params, e.query, e.body].flatMap((schema) => {
      if (!schema) return [];
      const names = Object.keys((schema._zod.def as { shape?: object }).shape ?? {});
      return WRONG.flatMap((value) => saidOf(schema, Object.fromEntries(names.map((name) => [name, value]))));
    }),
  );
  expect(new Set(said).size).toBeGreaterThan(80);
  expect(missingOf(said)).toEqual([]);
});

test('a sentence that nobody collected would be found', () => {
  expect(missingOf(['Nobody has collected this sentence.', 'This field is required'])).toEqual([
    'Nobody has collected this sentence.',
  ]);
});
