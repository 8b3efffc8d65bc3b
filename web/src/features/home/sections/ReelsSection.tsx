import { Trans, useLingui } from '@lingui/react/macro';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { listReels, type Reel } from '@plyhaat/contract/reels/reels';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call, orNoneWhenOff } from '#api/call.ts';
import type { Section } from '#shell/later.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { SectionHead } from '#ui/display/SectionHead.tsx';
import { Rail } from '../Rail.tsx';
import { SectionSkeleton } from '../SectionSkeleton.tsx';
import { PlaySign } from './SectionVideo.tsx';

const shownReel = ({ _id, title, picture, user }: Reel) => ({ _id, title, picture, by: user.name });
type ShownReel = ReturnType<typeof shownReel>;

const AHEAD_AFTER_MS = 500;

/** HOME-2. */
const newestReels = () =>
  queryOptions({
    queryKey: ['reels', 'newest'],
    queryFn: ({ signal }) =>
      orNoneWhenOff(
        call(listReels, { query: { page: 1, perPage: 10, status: 'true' } }, signal).then(({ data }) =>
          data.map(shownReel),
        ),
      ),
    staleTime: 5 * MINUTE_MS,
  });

export const reelsSection: Section = {
  Show: ReelsSection,
  reads: (queries) => [queries.ensureQueryData(newestReels())],
};

/** Unlike the other sections it says when it cannot be loaded (HOME-7). */
function ReelsSection() {
  const { t } = useLingui();
  const { data: reels, isError, isFetching, refetch } = useQuery(newestReels());
  useFeedAhead();
  if (isError && !reels)
    return (
      <div className="wrap pt-section">
        <SectionHead title={t`Reels`} />
        <ErrorState text={t`Failed to load reels`} onRetry={() => void refetch()} busy={isFetching} />
      </div>
    );
  if (!reels) return <SectionSkeleton slides="five" card="aspect-9/16" />;
  if (reels.length === 0) return null;
  return (
    <Rail label={t`Reels`} slides="five" title={t`Reels`} line={t`Short videos from yards, factories and sites`}>
      {reels.map((reel) => (
        <ReelCard key={reel._id} reel={reel} />
      ))}
    </Rail>
  );
}

/** A visitor who sees the cards may tap one: the feed's code is fetched when idle, the reel itself on touch. */
function useFeedAhead(): void {
  const router = useRouter();
  useEffect(() => {
    const fetchAhead = () => router.loadRouteChunk(router.routesByPath['/reels/$id']);
    const timer = setTimeout(() => void fetchAhead()?.catch(() => undefined), AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [router]);
}

/** Leads into the feed, at this reel. */
function ReelCard({ reel: { _id, title, picture, by } }: { reel: ShownReel }) {
  return (
    <Link
      to="/reels/$id"
      params={{ id: _id }}
      className="group/card relative block overflow-hidden rounded-card bg-night text-white"
    >
      <Picture
        picture={picture}
        alt=""
        ratio="9/16"
        sizes="(min-width:768px) 240px,44vw"
        widths={[320, 640]}
        className="size-full"
      />
      <PlaySign />
      <span className="sr-only">
        <Trans>Play:</Trans>{' '}
      </span>
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/90 to-transparent px-3.5 pt-16 pb-3.5">
        <b className="block font-semibold text-ui">{title}</b>
        <span className="mt-0.5 block truncate text-cream text-meta">{by}</span>
      </span>
    </Link>
  );
}
