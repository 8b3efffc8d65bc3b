import { listReels } from '@plyhaat/contract/reels/reels';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { reelDetail } from './reels.queries.ts';

/** As many as the home page shows. */
const SHOWN = 10;

/** What the feed needs to begin with any of the newest reels, so that a tap on one has nothing left to ask for. */
export async function fetchAheadOf(queries: QueryClient): Promise<void> {
  const { data } = await call(listReels, { query: { page: 1, perPage: SHOWN, status: 'true' } });
  for (const reel of data) queries.setQueryData(reelDetail(reel._id).queryKey, reel);
}
