import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import fc from 'fast-check';
import { memoryBombs } from '../memory-bombs.ts';
import { fitting, type Taste } from './fitting.ts';
import { NASTY_TEXTS, nasty } from './nasty.ts';

export type FuzzBody = { readonly type: string; readonly payload: Buffer };
export type FuzzRequest = {
  readonly method: Endpoint['method'];
  /** With `/api` and its query. */
  readonly url: string;
  readonly body: FuzzBody | undefined;
};

/** Lone surrogates cannot stand in an address; a client would not get them out either. */
const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encoded = (value: unknown) => encodeURIComponent(written(value).toWellFormed());

const json = (value: unknown): FuzzBody => ({
  type: 'application/json',
  payload: Buffer.from(JSON.stringify(value) ?? 'null'),
});
const text = (payload: string, type = 'application/json'): FuzzBody => ({ type, payload: Buffer.from(payload) });

/** The same names twice, as no serialiser writes them. */
const twice = (value: unknown): FuzzBody => {
  const once = JSON.stringify(value) ?? '{}';
  return text(once.startsWith('{') && once.length > 2 ? `${once.slice(0, -1)},${once.slice(1)}` : once);
};

const BROKEN = ['', '{', '[', '{"a":}', '\u0000', '"', '{"a":1}}', '\ufeff{}', 'null', '[]', '7', '"text"'];
const broken = fc.oneof(
  fc.constantFrom(...BROKEN).map((payload) => text(payload)),
  fc.integer({ min: 20, max: 2000 }).map((depth) => text('['.repeat(depth) + ']'.repeat(depth))),
  fc.integer({ min: 1000, max: 200_000 }).map((length) => text(JSON.stringify({ name: 'x'.repeat(length) }))),
  fc.integer({ min: 100, max: 20_000 }).map((length) => text(`{"a":[${'0,'.repeat(length)}0]}`)),
  fc
    .constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/xml')
    .map((type) => text('a=b', type)),
);

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const LARGEST = 300_000;
const FILES: readonly Buffer[] = [
  PNG,
  PNG.subarray(0, 30),
  Buffer.alloc(0),
  Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="xss()"/>'),
  Buffer.from('PK\x03\x04'),
  Buffer.alloc(4000, 0xff),
  // The others take too long to be sent often.
  ...(await memoryBombs()).map(({ bytes }) => bytes).filter(({ length }) => length < LARGEST),
];

const BOUNDARY = 'plyhaat-fuzz';
const quoted = (name: string) => name.toWellFormed().replace(/["\r\n\\]/g, '_');

function multipart(fields: Readonly<Record<string, unknown>>, files: readonly (readonly [string, Buffer, string])[]) {
  const parts: Buffer[] = [];
  const head = (name: string, more = '') =>
    parts.push(Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n`));
  for (const [name, value] of Object.entries(fields)) {
    head(name);
    parts.push(Buffer.from(`${written(value).toWellFormed()}\r\n`));
  }
  for (const [name, bytes, fileName] of files) {
    head(name, `; filename="${quoted(fileName)}"`);
    parts.push(bytes, Buffer.from('\r\n'));
  }
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

const asFields = (value: unknown) => (typeof value === 'object' && value ? { ...value } : { value });

function formOf({ body, files = {} }: Endpoint, taste: Taste): fc.Arbitrary<FuzzBody> {
  const names = [...Object.keys(files).map((name) => name.replace(/\[\]\.?.*/, '')), 'file', 'strange'];
  const file = fc.tuple(
    fc.constantFrom(...names),
    fc.constantFrom(...FILES),
    fc.constantFrom('a.png', '../../x.png', '😀.pdf', '', 'x'.repeat(300)),
  );
  const fields = body ? fitting(body, '', taste).map(asFields) : fc.constant({});
  return fc.tuple(fields, fc.array(file, { maxLength: 3 })).map(([own, sent]) => multipart(own, sent));
}

function bodyOf(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<FuzzBody | undefined> {
  const { body, method } = endpoint;
  if (method === 'GET') return fc.constant(undefined);
  const [calm, wild] = [false, true].map((noise) => ({ ids, noise }));
  const fits = body ? fitting(body, '', calm as Taste) : fc.constant({});
  const nearly = body ? fitting(body, '', wild as Taste) : nasty;
  return fc.oneof(
    { weight: 4, arbitrary: fits.map(json) },
    { weight: 4, arbitrary: nearly.map(json) },
    { weight: 1, arbitrary: nearly.map(twice) },
    { weight: 1, arbitrary: nasty.map(json) },
    { weight: 1, arbitrary: broken },
    { weight: endpoint.files ? 3 : 1, arbitrary: formOf(endpoint, wild as Taste) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const pairOf = ([name, value]: [string, unknown]) => `${encoded(name)}=${encoded(value).slice(0, 4000)}`;

function queryOf({ query }: Endpoint, ids: readonly string[]): fc.Arbitrary<string> {
  const nearly = query ? fitting(query, '', { ids, noise: true }) : nasty;
  return fc.tuple(nearly, fc.boolean()).map(([value, again]) => {
    const pairs = Object.entries(asFields(value)).slice(0, 12).map(pairOf);
    return (again ? [...pairs, ...pairs] : pairs).join('&');
  });
}

/** Whatever somebody may send to an endpoint, from what its schema takes to what nothing takes. */
export function requestTo(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const { method, path } = endpoint;
  const part = fc.oneof(
    { weight: 3, arbitrary: ids.length > 0 ? fc.constantFrom(...ids) : fc.uuid() },
    fc.constantFrom(...NASTY_TEXTS),
    fc.integer({ max: 99 }).map(String),
  );
  const names = path.match(/:(\w+)/g) ?? [];
  const parts = fc.tuple(...names.map(() => part));
  return fc.tuple(parts, queryOf(endpoint, ids), bodyOf(endpoint, ids)).map(([values, query, body]) => {
    let at = 0;
    const place = () => encoded(values[at++]).slice(0, 450).replace(/%\w?$/, '') || 'x';
    const question = query.slice(0, 8000).replace(/%\w?$/, '');
    return { method, url: `/api${path.replace(/:(\w+)/g, place)}${question && `?${question}`}`, body };
  });
}
