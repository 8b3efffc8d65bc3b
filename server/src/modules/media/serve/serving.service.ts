import { buffer } from 'node:stream/consumers';
import { notFound } from '@plyhaat/contract/core/errors';
import { LRUCache } from 'lru-cache';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { type Named, readName, storedPicture } from '../images/pictures.service.ts';
import { selectByPath } from '../media.sql.ts';
import { validFor } from './signatures.ts';

const SAFE_NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+\.(webp|avif|jpg|png|mp4|vtt|pdf|docx?)$/;
const PUBLIC = { 'cache-control': 'public, max-age=31536000, immutable' } as const;
/** A short lifetime for drafts, which the full picture will replace under the same name. */
const FOR_A_MOMENT = { 'cache-control': 'public, max-age=10' } as const;

/** How long a file known to be public is believed to be. Its copies in browsers live longer anyway. */
const BELIEVED_MS = 60_000;
const MOST_BELIEVED = 50_000;

/** Small files that are fetched again and again stay in memory: a page of cards is thirty of them. */
const LARGEST_IN_MEMORY = 96 * 1024;
const MOST_IN_MEMORY = 24 * 1_048_576;
type Loaded = { readonly stored: string; readonly bytes: Buffer };

const READY_MADE = { state: 'ready', open: true, draft: false, kind: 'image', name: null } as const;

type Query = { readonly until?: unknown; readonly signature?: unknown };
type Headers = Readonly<Record<string, string>>;
export type Shown = { readonly stored: string; readonly headers: Headers; readonly bytes?: Buffer };

const forAMoment = (headers: Headers): Headers =>
  headers['cache-control']?.startsWith('public') ? FOR_A_MOMENT : { 'cache-control': 'private, max-age=10' };

const escaped = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

function documentHeaders(path: string, name: string | null): Headers {
  const ending = path.split('.').at(-1) ?? '';
  return {
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="file.${ending}"; filename*=UTF-8''${escaped(name ?? `file.${ending}`)}`,
  };
}

/** Finds files with their response headers. A file that the caller may not see answers 404. */
export function makeShowing(deps: Deps): (name: string, query: Query) => Promise<Shown> {
  const { db, files, settings } = deps;
  const open = new LRUCache<string, true>({ max: MOST_BELIEVED, ttl: BELIEVED_MS });
  const loaded = new LRUCache<string, Loaded>({
    maxSize: MOST_IN_MEMORY,
    sizeCalculation: ({ bytes }, name) => bytes.length + 2 * name.length,
  });

  async function permission({ original }: Named, query: Query): Promise<Headers | undefined> {
    if (open.has(original)) return PUBLIC;
    // Files that come with the program need no row; a row can make them private.
    const row = (await selectByPath(db, original)) ?? (files.isReadyMade(original) ? READY_MADE : undefined);
    if (row?.state !== 'ready') return undefined;
    if (row.open && row.draft) return FOR_A_MOMENT;
    if (row.open && row.kind !== 'document') {
      open.set(original, true);
      return PUBLIC;
    }
    const seconds = validFor(settings, original, query);
    if (seconds === undefined) return undefined;
    if (row.kind === 'document') return documentHeaders(original, row.name);
    return { 'cache-control': `private, max-age=${row.draft ? Math.min(seconds, 10) : seconds}` };
  }

  return async (name, query) => {
    const named = SAFE_NAME.test(name) ? readName(name) : undefined;
    const headers = named && (await permission(named, query));
    if (!headers) throw new AppError(notFound);
    const cached = headers === PUBLIC ? loaded.get(name) : undefined;
    if (cached) return { ...cached, headers };
    const stored = await storedPicture(deps, name, named);
    if (!stored) throw new AppError(notFound);
    // Sent instead of a copy that could not be made.
    if (named.copy && stored === named.original) return { stored, headers: forAMoment(headers) };
    const small = headers === PUBLIC && ((await files.size(stored)) ?? Number.POSITIVE_INFINITY) <= LARGEST_IN_MEMORY;
    if (!small) return { stored, headers };
    const bytes = await buffer(files.read(stored));
    loaded.set(name, { stored, bytes });
    return { stored, headers, bytes };
  };
}
