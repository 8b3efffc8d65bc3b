import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import {
  countReelShare,
  countReelView,
  type ReelStage,
  readReelStatus,
  toggleReelBookmark,
  toggleReelLike,
} from '@plyhaat/contract/reels/reactions';
import { listReels, type Reel, readReel } from '@plyhaat/contract/reels/reels';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { readReelNames } from '../read-reel.ts';

/** REEL-6. */
const PER_PAGE = 5;

async function readPage(after: string, signal: AbortSignal) {
  const query = { perPage: PER_PAGE, status: 'true', ...(after && { after }) } as const;
  const { data, ...page } = await call(listReels, { query }, signal);
  return { ...page, data: data.map(readReelNames) };
}

/** The first page as the server renders it, for everybody alike. */
export const firstReels = () =>
  queryOptions({ queryKey: ['reels', 'first'], queryFn: ({ signal }) => readPage('', signal) });

export const reelDetail = (id: string) =>
  queryOptions({
    queryKey: ['reels', 'one', id],
    queryFn: async ({ signal }) => readReelNames((await call(readReel, { params: { id } }, signal)).data),
    staleTime: 5 * MINUTE_MS,
  });

/** A feed goes on where it was: what was watched is not fetched again. `viewer` is the member it is ranked for. */
export const feedFor = (viewer: string | null) =>
  infiniteQueryOptions({
    queryKey: ['reels', 'feed', ...(viewer ? ['own', viewer] : [])],
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    // One retry before a failure is shown.
    retry: 1,
  });

export const loadFirstReels = (queries: QueryClient) => queries.ensureQueryData(firstReels());
export const loadReel = (queries: QueryClient, id: string): Promise<Reel> => queries.ensureQueryData(reelDetail(id));

/** Per reel and member (REEL-10). */
export const reelStatus = (userId: string, reelId: string) =>
  queryOptions({
    queryKey: ['reels', 'own', userId, 'status', reelId],
    queryFn: async ({ signal }) => {
      const { isLiked, isBookmarked } = await call(readReelStatus, { query: { reelId } }, signal);
      return { isLiked, isBookmarked };
    },
  });

export const toggleLike = (reelId: string) => call(toggleReelLike, { body: { reelId } });
export const toggleBookmark = (reelId: string) => call(toggleReelBookmark, { body: { reelId } });

/** The server decides whether they count. */
export const tellStage = (reelId: string, stage: ReelStage): void =>
  void call(countReelView, { body: { reelId, stage } }).catch(() => undefined);
export const tellShare = (reelId: string): void =>
  void call(countReelShare, { body: { reelId } }).catch(() => undefined);
