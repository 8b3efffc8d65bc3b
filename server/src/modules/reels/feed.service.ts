import type { ReelListQuery } from '@plyhaat/contract/reels/reels';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { type Cursor, readCursor, writeCursor } from './feed.cursor.ts';
import { type FeedPage, START, type Stretch, selectNewest, selectOpening, selectScored } from './feed.sql.ts';

const NOTHING: FeedPage = { data: [], total: 0, keys: [] };

function replyOf({ data, total, keys }: FeedPage, perPage: number, opening: Cursor['opening']) {
  const last = keys.length > perPage ? keys[perPage - 1] : undefined;
  const next = last && writeCursor({ last: [last.at, last.id], scored: last.part === 0, ...(opening && { opening }) });
  return { data, total, BlogVideoCount: total, next: next ?? null };
}

/** A member's feed is scored once, when it is opened; the cursor carries what the scores were computed from. */
async function readOwnFeed(db: Db, who: Member, cursor: Cursor | undefined, stretch: Stretch) {
  const opening = cursor?.opening ?? (await selectOpening(db, who.id));
  const page =
    cursor && !cursor.scored
      ? await selectNewest(db, cursor.last, stretch)
      : await selectScored(db, who.id, opening, cursor?.last ?? START, stretch);
  return replyOf(page, stretch.perPage, opening);
}

export async function readFeed(db: Db, who: Member | null, { status, page, perPage, after }: ReelListQuery) {
  if (status === 'false') return replyOf(NOTHING, perPage, undefined);
  const cursor = after === undefined ? undefined : readCursor(after);
  const stretch = { perPage, offset: cursor ? 0 : (page - 1) * perPage };
  if (who && (!cursor || cursor.opening)) return readOwnFeed(db, who, cursor, stretch);
  return replyOf(await selectNewest(db, cursor?.last ?? START, stretch), perPage, undefined);
}
