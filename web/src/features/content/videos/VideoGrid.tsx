import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import type { Videos } from './useVideos.ts';
import { VideoCard } from './VideoCard.tsx';

const COLUMNS = 'grid gap-gap *:min-w-0 sm:grid-cols-2 lg:grid-cols-3';

/** The list in all its states. While another page of it is on its way, the last one stays, faded. */
export function VideoGrid({ videos }: { videos: Videos }) {
  const { t } = useLingui();
  const { list, query, address, go, hrefFor } = videos;
  useLastPage(list, query.perPage, (page) => go({ page }));
  if (list.isError && !list.data)
    return (
      <ErrorState
        title={t`Something went wrong`}
        text={t`Unable to load videos. Please try again later.`}
        retryLabel={t`Retry`}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  if (!list.data) return <VideoSkeletons />;
  if (list.data.total === 0)
    return (
      <Empty
        title={t`No videos found`}
        text={t`Try another word or category.`}
        action={
          <Link to="/videos" className={buttonClass({ variant: 'line' })}>
            <Trans>Clear Filters</Trans>
          </Link>
        }
      />
    );
  const busy = list.isPlaceholderData;
  return (
    <div aria-busy={busy} className={classes('transition-opacity', busy && 'opacity-50')}>
      <h2 className="sr-only">
        <Trans>All videos</Trans>
      </h2>
      <ul className={COLUMNS}>
        {list.data.data.map((video, at) => (
          <li key={video._id}>
            <VideoCard video={video} address={address} eager={at < 3} />
          </li>
        ))}
      </ul>
      <div className="mt-8 lg:mt-10 print:hidden">
        <Pagination
          page={query.page}
          pages={Math.ceil(list.data.total / query.perPage)}
          hrefFor={(page) => hrefFor({ page })}
          onPage={(page) => go({ page })}
        />
      </div>
    </div>
  );
}

const VideoSkeletons = () => {
  const { t } = useLingui();
  return (
    <div className={COLUMNS}>
      <Loading label={t`Loading videos`} />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} aria-hidden="true" className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton corners="none" className="aspect-video" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-3.5 w-1/4" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="mt-3 h-3.5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
};
