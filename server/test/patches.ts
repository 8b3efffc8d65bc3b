import { expect } from 'vitest';
import type { Caller, TestApp } from './app.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A thing that is changed in parts. */
export type Patched = {
  readonly address: string;
  readonly who: Caller;
  /** The thing as it is saved. */
  readonly read: () => Promise<unknown>;
  /** Fields with another value, each sent by itself. */
  readonly changes: Fields;
  /** What is sent beside each: the version seen, a reason. */
  readonly beside?: (before: Fields) => object;
  /** What a field is called where it is read, with what follows from it. */
  readonly shows?: Readonly<Record<string, readonly string[]>>;
  /** What every save changes: version, time, review. */
  readonly follows?: readonly string[];
};

export const seenVersion = ({ version }: Fields) => ({ version });

/** The endpoints that change things in parts, by whose they are. */
const PARTS = {
  staff: (path: string) => path.startsWith('/admin/'),
  listings: (path: string) => /^\/(product|bannerimage|advertisement|flashsales|promotion|reelvideo)\//.test(path),
  members: (path: string) => !PARTS.staff(path) && !PARTS.listings(path),
};

/** Takes the next bytes of a file, and has no fields. */
const BYTES = 'PATCH /media/resumable/:id';

export const patchesOf = ({ app }: TestApp, part: keyof typeof PARTS): string[] =>
  [...app.callTable.values()]
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method === 'PATCH' && PARTS[part](path.toLowerCase()))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => name !== BYTES)
    .sort();

/** `{ a: { b: 1 } }` as `a.b`, so that what is inside can be named. Signatures end with the hour. */
function flat(content: unknown, name = ''): [string, unknown][] {
  if (typeof content === 'string') return [[name, content.replace(/\?until=.*/, '')]];
  if (typeof content !== 'object' || content === null) return [[name, content]];
  if (Array.isArray(content) || content instanceof Date)
    return [[name, JSON.stringify(content).replace(/\?until=[^"]*/g, '')]];
  return Object.entries(content).flatMap(([key, value]) => flat(value, name ? `${name}.${key}` : key));
}

/** Sends each change by itself, and looks at all that is there before and after. */
export async function changesWhatItNames(app: TestApp, patched: Patched): Promise<void> {
  const { address, who, read, changes, beside, shows = {}, follows = [] } = patched;
  for (const [field, value] of Object.entries(changes)) {
    const before = (await read()) as Fields;
    const reply = await app.patch(address, { [field]: value, ...beside?.(before) }, who);
    expect(reply.statusCode, `${field}: ${reply.body}`).toBe(200);
    const [was, is] = [new Map(flat(before)), new Map(flat(await read()))];
    const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
    const wanted = shows[field] ?? [field];
    expect([field, names.filter((name) => !follows.includes(name)).sort()]).toEqual([field, [...wanted].sort()]);
  }
}
