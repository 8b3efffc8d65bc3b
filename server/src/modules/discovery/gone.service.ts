import type { Db } from '#platform/db/db.ts';
import type { GoneKind } from './discovery.tables.ts';
import { selectGone } from './gone.sql.ts';

/** Where the pages of each kind are. */
const KINDS: Readonly<Record<string, GoneKind>> = {
  product: 'product',
  seller: 'seller',
  blog: 'post',
  videos: 'video',
  reels: 'reel',
  'apply-dealership': 'opportunity',
  requirement: 'requirement',
};
const PAGE = /^\/([a-z-]+)\/([^/?#]+)\/?(?:[?#]|$)/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the page at this address was deleted or taken down, so that crawlers stop asking for it (DISC-3). */
export async function isGone(db: Db, address: string): Promise<boolean> {
  const [, folder = '', slug = ''] = PAGE.exec(address) ?? [];
  const kind = KINDS[folder];
  return kind !== undefined && (await selectGone(db, kind, decoded(slug)));
}
