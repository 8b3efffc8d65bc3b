import { globSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
/** What the kinds of schemas hold, of which each has some. */
type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly innerType?: Schema;
  readonly in?: Schema;
};

/** A field of a call that takes any words, with how many of them. */
export type StoredText = { readonly call: string; readonly field: string; readonly most: number };

const root = path.resolve(import.meta.dirname, '../../../contract/src');
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every call that writes, as the contract declares it. */
export async function writingCalls(): Promise<Endpoint[]> {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.sort().map((file) => import(path.join(root, file))));
  const found = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
  return [...new Set(found)].filter(({ method, body }) => method !== 'GET' && body);
}

const PROBE = '<img src=x onerror=xss()>';
const LENGTHS = [5000, 2000, 1000, 500, 300, 254, 200, 150, 140, 120, 100, 80, 60, 40, PROBE.length];
const takes = (schema: Schema, value: unknown) => {
  try {
    return z.safeParse(schema, value).success;
  } catch {
    return false;
  }
};
const mostOf = (schema: Schema, wrap: (text: string) => unknown) =>
  LENGTHS.find((length) => takes(schema, wrap(PROBE.padEnd(length, 'x')))) ?? PROBE.length;

/** The object or list that a field holds, whatever is wrapped around it. */
function structureOf(schema: Schema): Def | undefined {
  const def = schema._zod.def as Def;
  if (def.shape || def.element) return def;
  const inner = [def.innerType, def.in, ...(def.options ?? [])];
  return inner.flatMap((one) => (one ? (structureOf(one) ?? []) : [])).at(0);
}

const takesEverything = (schema: Schema): boolean => {
  const { type, innerType } = schema._zod.def as Def;
  return type === 'unknown' || type === 'any' || (innerType !== undefined && takesEverything(innerType));
};

/** The fields within a schema that take any words: a number, an id, a day or one of a list takes no tag. */
function textsIn(schema: Schema, field: string): Omit<StoredText, 'call'>[] {
  // Named for the sake of older callers, and read by nobody.
  if (takesEverything(schema)) return [];
  if (field && takes(schema, PROBE)) return [{ field, most: mostOf(schema, (text) => text) }];
  if (field && takes(schema, [PROBE])) return [{ field: `${field}[]`, most: mostOf(schema, (text) => [text]) }];
  const { shape, element } = structureOf(schema) ?? {};
  if (element) return textsIn(element, `${field}[]`);
  return Object.entries(shape ?? {}).flatMap(([name, inner]) => textsIn(inner, field ? `${field}.${name}` : name));
}

const isFile = ({ files = {} }: Endpoint, field: string) =>
  Object.keys(files).some(
    (name) => field === name || field === name.replace(/\[\]\..*$/, '[]') || field === `${name}[]`,
  );

/** Every text that a caller can have stored, by the contract. */
export async function storedTexts(): Promise<StoredText[]> {
  const calls = await writingCalls();
  const texts = calls.flatMap((call) =>
    (call.body ? textsIn(call.body, '') : [])
      .filter(({ field }) => !isFile(call, field))
      .map((text) => ({ call: `${call.method} ${call.path}`, ...text })),
  );
  return [...new Map(texts.map((text) => [`${text.call} ${text.field}`, text])).values()];
}
