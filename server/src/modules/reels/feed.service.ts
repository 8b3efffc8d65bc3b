import type { Reel, ReelListQuery } from '@plyhaat/contract/reels/reels';
import type { Db } from '#platform/db/db.ts';
import type { Member } from '#platform/http/access.ts';
import { type Cursor, type Opening, type Place, readCursor, type Scored, writeCursor } from './feed.cursor.ts';
import type { Ranking } from './feed.ranking.sql.ts';
import { openFeed, reopenFeed } from './feed.ranking.ts';
import { type FeedPage, START, type Stretch, selectByIds, selectNewest } from './feed.sql.ts';

const replyOf = (data: Reel[], total: number, next: Cursor | undefined) => ({
  data,
  total,
  BlogVideoCount: total,
  next: next ? writeCursor(next) : null,
});

/** `before` is where a page without any reel of its own began. */
function newestReply({ data, total, keys }: FeedPage, perPage: number, opening?: Opening, before?: Place) {
  const last = keys[perPage - 1];
  const place: Place | undefined = last ? [last.at, last.id] : before;
  if (!place || keys.length <= perPage) return replyOf(data, total, undefined);
  return replyOf(data, total, { last: place, scored: false, ...(opening && { opening }) });
}

const splitKey = (key: string): Scored['last'] => {
  const [score = '', id = ''] = key.split(' ');
  return [Number(score), id];
};
const idsOf = (keys: Ranking) => keys.map((key) => splitKey(key)[1]);

/** Where a page begins among the scored reels, even if the last reel of the page before was deleted. */
function startOf(ranking: Ranking, cursor: Scored | undefined, offset: number): number {
  if (!cursor) return offset;
  const [lastScore, lastId] = cursor.last;
  const at = ranking.findIndex((key) => {
    const [score, id] = splitKey(key);
    return score < lastScore || (score === lastScore && id < lastId);
  });
  return at < 0 ? ranking.length : at;
}

/** The last of the scored ones, and after them as many of the older ones as the page has room for. */
async function readAcross(db: Db, opening: Opening, keys: Ranking, { perPage, offset }: Stretch) {
  const room = perPage - keys.length;
  const { data, total } = await selectByIds(db, idsOf(keys));
  if (opening.floor[0] === '-infinity') return replyOf(data, total, undefined);
  const rest = await selectNewest(db, opening.floor, { perPage, offset });
  const fitting = { data: [...data, ...rest.data.slice(0, room)], total, keys: rest.keys.slice(0, room + 1) };
  return newestReply(fitting, room, opening, opening.floor);
}

/** A member's feed is scored once, when it is opened; the cursor carries what the scores were computed from. */
async function readOwnFeed(db: Db, { id }: Member, cursor: Scored | undefined, { perPage, offset }: Stretch) {
  const { opening, ranking } = cursor
    ? { opening: cursor.opening, ranking: await reopenFeed(db, id, cursor.opening) }
    : await openFeed(db, id);
  const start = startOf(ranking, cursor, offset);
  const keys = ranking.slice(start, start + perPage);
  const last = keys.at(-1);
  if (!last || start + perPage >= ranking.length)
    return readAcross(db, opening, keys, { perPage, offset: Math.max(0, start - ranking.length) });
  const { data, total } = await selectByIds(db, idsOf(keys));
  return replyOf(data, total, { last: splitKey(last), scored: true, opening });
}

export async function readFeed(db: Db, who: Member | null, { status, page, perPage, after }: ReelListQuery) {
  if (status === 'false') return replyOf([], 0, undefined);
  const cursor = after === undefined ? undefined : readCursor(after);
  const stretch = { perPage, offset: cursor ? 0 : (page - 1) * perPage };
  if (who && (!cursor || cursor.scored)) return readOwnFeed(db, who, cursor, stretch);
  // A cursor of a signed-in feed is not valid for a visitor: the feed begins again.
  const last = cursor && !cursor.scored ? cursor.last : START;
  return newestReply(await selectNewest(db, last, stretch), perPage, who ? cursor?.opening : undefined);
}
