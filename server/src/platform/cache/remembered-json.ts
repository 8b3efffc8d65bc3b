import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** Of the home page's dozen answers, and of some pages beside it. */
const parsed = new LRUCache<string, object>({
  max: 64,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (_value, text) => 4 * text.length,
});
/** Quicker parsed than looked up. */
const SHORT = 256;

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** Equal texts give the same value; it is frozen because several callers share it. */
function parse(text: string): unknown {
  if (text.length < SHORT) return JSON.parse(text);
  const cached = parsed.get(text);
  if (cached !== undefined) return cached;
  const value: unknown = JSON.parse(text);
  freeze(value);
  if (typeof value === 'object' && value !== null) parsed.set(text, value);
  return value;
}

const { JSON: JSON_TYPE, JSONB } = pg.types.builtins;

/** A query's own parsers, but for JSON. */
export const rememberingJson = (types: pg.CustomTypesConfig = pg.types): pg.CustomTypesConfig => ({
  getTypeParser: ((type: number, format: 'text') =>
    type === JSON_TYPE || type === JSONB ? parse : types.getTypeParser(type, format)) as never,
});
