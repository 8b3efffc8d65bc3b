import { ReferenceText } from '@plyhaat/contract/core/reference-text';
import * as z from 'zod/mini';

/** A text in the language of the reader. */
type Told = (text: string) => string;
/** Replaces every reference text in a value of its schema. */
type Replace = (value: unknown, told: Told) => unknown;

const UNCHANGED = undefined;

type Def = {
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly items?: readonly z.core.$ZodType[];
  readonly options?: readonly z.core.$ZodType[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
};

function inObject(shape: Readonly<Record<string, z.core.$ZodType>>): Replace | undefined {
  const parts = Object.entries(shape).flatMap(([name, schema]) => {
    const replace = replacing(schema);
    return replace ? [[name, replace] as const] : [];
  });
  if (parts.length === 0) return UNCHANGED;
  return (value, told) => {
    const changed = { ...(value as Record<string, unknown>) };
    for (const [name, replace] of parts) if (changed[name] != null) changed[name] = replace(changed[name], told);
    return changed;
  };
}

function inTuple(items: readonly z.core.$ZodType[]): Replace | undefined {
  const parts = items.map(replacing);
  if (parts.every((part) => part === UNCHANGED)) return UNCHANGED;
  return (value, told) => (value as unknown[]).map((item, at) => parts[at]?.(item, told) ?? item);
}

/** Of several forms one value has one: a text that none of them tells stays. */
function inEither(options: readonly z.core.$ZodType[]): Replace | undefined {
  const parts = options.flatMap((schema) => {
    const replace = replacing(schema);
    return replace ? [{ schema, replace }] : [];
  });
  if (parts.length === 0) return UNCHANGED;
  return (value, told) => parts.find(({ schema }) => z.safeParse(schema, value).success)?.replace(value, told) ?? value;
}

function replacing(schema: z.core.$ZodType): Replace | undefined {
  if (schema === ReferenceText) return (value, told) => told(value as string);
  const { innerType, element, items, options, shape } = schema._zod.def as Def;
  if (shape) return inObject(shape);
  if (items) return inTuple(items);
  if (options) return inEither(options);
  const inner = innerType ?? element;
  const replace = inner && replacing(inner);
  if (!replace) return UNCHANGED;
  if (!element) return replace;
  return (value, told) => (value as unknown[]).map((item) => (item == null ? item : replace(item, told)));
}

const known = new WeakMap<z.core.$ZodType, { readonly replace: Replace | undefined }>();

/** A value with its reference texts in the language of the reader. */
export function withReferenceTexts<T>(schema: z.core.$ZodType, value: T, told: Told): T {
  const found = known.get(schema) ?? { replace: replacing(schema) };
  known.set(schema, found);
  return (found.replace ? found.replace(value, told) : value) as T;
}
