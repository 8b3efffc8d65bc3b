import * as z from 'zod/mini';

type Words = Record<string, unknown>;

/** Every value of an address is text; lists are comma lists, never JSON. A form without script names each by itself. */
export function parseSearch(search: string): Record<string, string> {
  const words = new URLSearchParams(search);
  return Object.fromEntries([...new Set(words.keys())].map((name) => [name, words.getAll(name).join(',')]));
}

const encode = (value: unknown) => encodeURIComponent(String(value)).replaceAll('%2C', ',').replaceAll('%20', '+');
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Sorted names and bare commas: writing what was read gives the same address, or the router would redirect for ever. */
export function stringifySearch(search: Words): string {
  const pairs = Object.keys(search)
    .sort()
    .filter((name) => !isEmpty(search[name]))
    .map((name) => `${encodeURIComponent(name)}=${encode(search[name])}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** An address is typed by people: a bad part falls back to its default instead of failing the page. */
export const forgiving = <S extends z.ZodMiniObject>(schema: S) => ({
  types: {} as { input: z.input<S>; output: z.output<S> },
  parse(raw: unknown): z.output<S> {
    const parsed = z.safeParse(schema, raw);
    if (parsed.success) return parsed.data;
    const bad = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const good = Object.entries(raw as Words).filter(([name]) => !bad.has(name));
    // Named as undefined, or the router would keep what was typed.
    const dropped = Object.fromEntries([...bad].map((name) => [name, undefined]));
    return { ...dropped, ...z.parse(schema, Object.fromEntries(good)) };
  },
});

const isMeant = (name: string, value: unknown) => Boolean(value) && !(name === 'page' && String(value) === '1');

/** An address as text, for screens that read it by the contract once their code is there. */
export const textAddress =
  <Name extends string>(names: readonly Name[]) =>
  (raw: Record<string, unknown>): { readonly [N in Name]?: string } =>
    Object.fromEntries(names.flatMap((name) => (isMeant(name, raw[name]) ? [[name, String(raw[name])]] : []))) as {
      readonly [N in Name]?: string;
    };
