import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Document, Operation } from '../server/src/platform/http/openapi.operations.ts';

/**
 * Writes what a running demo answers into the API's description: `node scripts/boot.mjs scripts/api-examples.ts
 * http://localhost:3000`. A test holds each against its schema.
 */
const [, , origin = 'http://localhost:3000'] = process.argv;
const FILE = path.resolve(import.meta.dirname, '../server/src/api-examples.json');
const LONGEST = 4000;

/** What an address asks for that cannot be called without. */
const PARTS: Readonly<Record<string, string>> = {
  readProduct: await firstSlug('/api/product?perPage=1'),
  readMember: await firstSlug('/api/users/getAllUsersForWebsite?perPage=1'),
};
const BODIES: Readonly<Record<string, object>> = {
  sendOtp: { phone: '9000000001' },
  signIn: { phone: '9000000001', otp: '123456' },
};

async function firstSlug(address: string): Promise<string> {
  const { data } = (await (await fetch(origin + address)).json()) as { data: { slug: string }[] };
  return data[0]?.slug ?? '';
}

/** One row of each list, and no picture inside the text. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('data:') ? 'data:image/webp;base64,UklGRg==' : value;
  if (Array.isArray(value)) return value.slice(0, typeof value[0] === 'object' ? 1 : 5).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

async function exampleOf(address: string, { operationId = '', security = [] }: Operation) {
  const isOpen = security.some((way) => Object.keys(way).length === 0);
  const filled = address.replace(/\{\w+\}/, PARTS[operationId] ?? '{}');
  if (!isOpen || filled.includes('{') || filled.startsWith('/api/dev/')) return [];
  const reply = await fetch(`${origin}${filled}?perPage=1`);
  if (reply.status !== 200 || !reply.headers.get('content-type')?.startsWith('application/json')) return [];
  const example = shortened(await reply.json());
  return JSON.stringify(example).length > LONGEST ? [] : [[operationId, { reply: example }] as const];
}

const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document;
const found = [];
for (const [address, item] of Object.entries(document.paths ?? {}))
  if (item?.get) found.push(...(await exampleOf(address, item.get as Operation)));
const bodies = Object.entries(BODIES).map(([name, body]) => [name, { body }] as const);
const examples = Object.fromEntries([...found, ...bodies].toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(examples, null, 2)}\n`);
console.log(`${Object.keys(examples).length} examples.`);
