import type { Reel } from '@plyhaat/contract/reels/reels';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { session } from '#api/session.ts';
import { feedFor, firstReels, reelDetail } from './reels.queries.ts';

/** What stands after the last reel. */
export type Tail = 'loading' | 'failed' | 'end';

const MORE_WITHIN = 2;

function withoutRepeats(reels: readonly Reel[]): Reel[] {
  const seen = new Set<string>();
  return reels.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}

/** Ranked for whoever is signed in when the feed opens; signing in meanwhile does not change it under the viewer. */
function useViewer(): string | null | undefined {
  const [viewer, setViewer] = useState<string | null>();
  useEffect(() => setViewer(session.get().user?._id ?? null), []);
  return viewer;
}

/** What opens the feed: the reel the address names, or the one the server rendered first. */
function useStart(id: string | undefined, isListed: boolean) {
  const queries = useQueryClient();
  const [rendered] = useState(() => queries.getQueryData(firstReels().queryKey));
  // Rendered for this visit only: the next one begins with what is newest then.
  useEffect(() => () => queries.removeQueries({ queryKey: firstReels().queryKey }), [queries]);
  const named = useQuery({ ...reelDetail(id ?? ''), enabled: id !== undefined && !isListed });
  return { rendered, named, reel: id === undefined ? rendered?.data[0] : named.data };
}

/** The reels in the order they are watched, and how more of them come. */
export function useReelList(id: string | undefined) {
  const queries = useQueryClient();
  const viewer = useViewer();
  // Whoever comes back finds the feed as it was left.
  const [left] = useState(() => {
    const all = queries.getQueryData(feedFor(session.get().user?._id ?? null).queryKey);
    return all?.pages.flatMap(({ data }) => data) ?? [];
  });
  const position = left.findIndex(({ _id }) => _id === id);
  const start = useStart(id, position >= 0);
  const { rendered } = start;
  const feed = useInfiniteQuery({
    ...feedFor(viewer ?? null),
    enabled: viewer !== undefined,
    ...(!viewer && rendered && { initialData: { pages: [rendered], pageParams: [''] } }),
  });
  const fed = feed.data?.pages.flatMap(({ data }) => data) ?? [];
  const isListed = position >= 0 || !start.reel;
  const reels = withoutRepeats(isListed ? (fed.length > 0 ? fed : left) : [start.reel as Reel, ...fed]);
  const tail: Tail = feed.isError ? 'failed' : feed.data && !feed.hasNextPage ? 'end' : 'loading';
  return {
    reels: id !== undefined && !start.reel && position < 0 ? [] : reels,
    /** Where the viewer was. */
    from: Math.max(0, position),
    tail: start.named.isError ? 'failed' : tail,
    missing: start.named.isError ? start.named.error : null,
    busy: feed.isFetching || start.named.isFetching,
    retry: () => {
      if (start.named.isError) void start.named.refetch();
      void (feed.isFetchNextPageError ? feed.fetchNextPage() : feed.refetch());
    },
    /** Called with the viewer's position: within two of the end the next page is fetched. */
    reached: (index: number) => {
      const ends = reels.length - index <= MORE_WITHIN;
      if (ends && feed.hasNextPage && !feed.isFetching && !feed.isError) void feed.fetchNextPage();
    },
  };
}
