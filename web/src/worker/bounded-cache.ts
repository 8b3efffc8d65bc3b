/** Cheap phones have little storage: how many entries a cache may have, and how many characters of text in all. */
export type Bounds = { readonly entries: number; readonly size: number };

/** When the copy was made, in milliseconds: a page reads it of an answer that comes from here. */
export const CACHED_AT = 'x-cached-at';
const SIZE = 'x-cached-size';
/** Of the transfer, not of the content. */
const NOT_COPIED = ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie'];

/** Removes the oldest until the rest fits. A cache lists its keys in the order in which they came. */
async function trim(cache: Cache, { entries, size }: Bounds): Promise<void> {
  let total = 0;
  for (const [at, key] of [...(await cache.keys())].reverse().entries()) {
    total += Number((await cache.match(key))?.headers.get(SIZE));
    if (at >= entries || total > size) await cache.delete(key);
  }
}

/** Stores a text with its headers, the content policy among them, and makes room for it. */
export async function store(name: string, address: string, text: string, like: Response, bounds: Bounds) {
  if (text.length > bounds.size) return;
  const headers = new Headers(like.headers);
  for (const header of NOT_COPIED) headers.delete(header);
  headers.set(CACHED_AT, String(Date.now()));
  headers.set(SIZE, String(text.length));
  const cache = await caches.open(name);
  // Seen again is newest again.
  await cache.delete(address);
  await cache.put(address, new Response(text, { headers }));
  await trim(cache, bounds);
}

export const find = (name: string, address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: name });

export async function removeCaches(isUnwanted: (name: string) => boolean): Promise<void> {
  const unwanted = (await caches.keys()).filter(isUnwanted);
  await Promise.all(unwanted.map((name) => caches.delete(name)));
}

/** A gateway's way of saying that the server cannot be reached. */
const UNREACHABLE = new Set([502, 503, 504]);

/** The network's answer, else the copy; without a copy, the network's failure. */
export async function networkFirst(
  ask: () => Promise<Response>,
  copy: () => Promise<Response | undefined>,
): Promise<Response> {
  let failure: unknown;
  const answer = await ask().catch((error: unknown) => {
    failure = error;
  });
  if (answer && !UNREACHABLE.has(answer.status)) return answer;
  const copied = await copy();
  if (copied) return copied;
  if (answer) return answer;
  throw failure;
}
