import { notFound } from '@plyhaat/contract/errors';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/failure.ts';
import { selectByPath } from './media.sql.ts';
import { type Named, readName, storedPicture } from './pictures.service.ts';
import { validFor } from './signatures.ts';

const SAFE_NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+\.(webp|avif|jpg|png|mp4|pdf|docx?)$/;
const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** How long a file known to be public is believed to be. Its copies in browsers live longer anyway. */
const BELIEVED_MS = 60_000;
const MOST_BELIEVED = 50_000;
const believed = new WeakMap<object, Map<string, number>>();

type Query = { readonly until?: unknown; readonly signature?: unknown };
type Shown = { readonly stored: string; readonly headers: Readonly<Record<string, string>> };

const attachment = (name: string, ending: string) =>
  `attachment; filename="file.${ending}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;

/** Who may have the file, told by the headers it leaves with; nothing when nobody may. */
async function permission(deps: Deps, { original }: Named, query: Query): Promise<Record<string, string> | undefined> {
  if (deps.files.isReadyMade(original)) return { 'cache-control': KEPT_FOR_A_YEAR };
  const open = believed.get(deps.db) ?? new Map<string, number>();
  believed.set(deps.db, open);
  if ((open.get(original) ?? 0) > Date.now()) return { 'cache-control': KEPT_FOR_A_YEAR };
  open.delete(original);
  const row = await selectByPath(deps.db, original);
  if (row?.state !== 'ready') return undefined;
  if (row.open && row.kind !== 'document') {
    if (open.size >= MOST_BELIEVED) open.clear();
    open.set(original, Date.now() + BELIEVED_MS);
    return { 'cache-control': KEPT_FOR_A_YEAR };
  }
  const seconds = validFor(deps.settings, original, query);
  if (seconds === undefined) return undefined;
  if (row.kind !== 'document') return { 'cache-control': `private, max-age=${seconds}` };
  const ending = original.split('.').at(-1) ?? '';
  return {
    'cache-control': 'private, no-store',
    'content-disposition': attachment(row.name ?? `file.${ending}`, ending),
  };
}

/** Finds what was asked for and the headers to send it with. What one may not see is not there. */
export async function shownFile(deps: Deps, name: string, query: Query): Promise<Shown> {
  const named = SAFE_NAME.test(name) ? readName(name) : undefined;
  const headers = named && (await permission(deps, named, query));
  const stored = headers && (await storedPicture(deps.files, name, named));
  if (!headers || !stored) throw new AppError(notFound);
  return { stored, headers };
}
