import { listReels, type Reel } from '@plyhaat/contract/reels/reels';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { MINUTE } from '#api/queries.ts';
import type { Section } from '#shell/later.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { SectionHead } from '#ui/display/SectionHead.tsx';
import { Rail } from '../Rail.tsx';
import { SectionSkeleton } from '../SectionSkeleton.tsx';
import { Film } from './Film.tsx';

const shownReel = ({ _id, title, videoUrl, picture, user }: Reel) => ({ _id, title, videoUrl, picture, by: user.name });
type ShownReel = ReturnType<typeof shownReel>;

/** Spec 1 §7: page 1, ten of them. */
const newestReels = () =>
  queryOptions({
    queryKey: ['reels', 'newest'],
    queryFn: async ({ signal }) =>
      (await call(listReels, { query: { page: 1, perPage: 10, status: 'true' } }, signal)).data.map(shownReel),
    staleTime: 5 * MINUTE,
  });

export const reelsSection: Section = {
  Show: ReelsSection,
  reads: (queries) => [queries.ensureQueryData(newestReels())],
};

/** Unlike the other sections it says when it cannot be loaded (spec 1 §8). */
function ReelsSection() {
  const { data: reels, isError, isFetching, refetch } = useQuery(newestReels());
  if (isError && !reels)
    return (
      <div className="wrap pt-section">
        <SectionHead title="Reels" />
        <ErrorState text="Failed to load reels" onRetry={() => void refetch()} busy={isFetching} />
      </div>
    );
  if (!reels) return <SectionSkeleton slides="five" card="aspect-9/16" />;
  if (reels.length === 0) return null;
  return (
    <Rail label="Reels" slides="five" title="Reels" line="A minute in the yard, the press room and the site">
      {reels.map((reel) => (
        <ReelCard key={reel._id} reel={reel} />
      ))}
    </Rail>
  );
}

function ReelCard({ reel: { title, videoUrl, picture, by } }: { reel: ShownReel }) {
  return (
    <Film
      film={videoUrl}
      title={title}
      picture={picture}
      ratio="9/16"
      sizes="(min-width: 1280px) 240px, (min-width: 768px) 22vw, 44vw"
      className="overflow-hidden rounded-card bg-night text-white"
    >
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night/90 to-transparent px-3.5 pt-16 pb-3.5">
        <b className="block font-semibold text-ui">{title}</b>
        <span className="mt-0.5 block truncate text-cream text-meta">{by}</span>
      </span>
    </Film>
  );
}
