import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/db/db.ts';
import type { Opening } from './feed.cursor.ts';
import { openRanking, type Ranking, rankAgain } from './feed.ranking.sql.ts';

/** Rankings in memory, about 40 KB each: one for each member who is watching now. */
const MOST = 400;

type Rankings = LRUCache<string, Promise<Ranking>>;
const rankingsByDb = new WeakMap<Db, Rankings>();

function rankingsOf(db: Db): Rankings {
  const rankings = rankingsByDb.get(db) ?? new LRUCache<string, Promise<Ranking>>({ max: MOST });
  rankingsByDb.set(db, rankings);
  return rankings;
}

const keyOf = (me: string, opening: Opening) => JSON.stringify([me, opening.at, opening.floor, opening.categories]);

/** Opens a member's feed: its reels are scored now, and the pages after this one only read on. */
export async function openFeed(db: Db, me: string): Promise<{ opening: Opening; ranking: Ranking }> {
  const opened = await openRanking(db, me);
  rankingsOf(db).set(keyOf(me, opened.opening), Promise.resolve(opened.ranking));
  return opened;
}

/** The order of a feed opened earlier. A process without it in memory computes the same order again. */
export function reopenFeed(db: Db, me: string, opening: Opening): Promise<Ranking> {
  const rankings = rankingsOf(db);
  const key = keyOf(me, opening);
  const ranking = rankings.get(key) ?? rankAgain(db, me, opening);
  rankings.set(key, ranking);
  ranking.catch(() => rankings.delete(key));
  return ranking;
}
