import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

const shapeOf = (body: Schema): Readonly<Record<string, Schema>> =>
  body instanceof z.core.$ZodObject ? body._zod.def.shape : {};

/** Whether a field that is given a text asks for a list or an object instead. */
function asksFor(field: Schema, text: string): 'array' | 'object' | undefined {
  const issue = z.safeParse(field, text).error?.issues[0];
  if (issue?.code !== 'invalid_type' || issue.path.length > 0) return undefined;
  if (issue.expected === 'array') return 'array';
  return issue.expected === 'object' ? 'object' : undefined;
}

function jsonIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function readText(field: Schema | undefined, value: unknown): unknown {
  const wanted = field && typeof value === 'string' ? asksFor(field, value) : undefined;
  if (!wanted) return value;
  const text = value as string;
  return jsonIn(text) ?? (wanted === 'array' && text !== '' ? [text] : text);
}

/** A form sends texts alone: where a list or an object is asked for, one is read as JSON, or as the list's only entry. */
export function readFormTexts(body: Schema, fields: Fields): Fields {
  const shape = shapeOf(body);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readText(shape[name], value)]));
}
