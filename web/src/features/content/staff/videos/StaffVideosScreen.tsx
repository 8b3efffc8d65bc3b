import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffVideo } from '@plyhaat/contract/content/staff/videos';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListSearch } from '#forms/ListSearch.tsx';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { ContentFrame, ContentGuard } from '../ContentFrame.tsx';
import { DeleteDialog } from '../DeleteDialog.tsx';
import { VideoTable } from './VideoTable.tsx';
import { removeVideo, staffVideos, VIDEOS_PER_PAGE } from './videos.queries.ts';

const route = getRouteApi('/console/admin/content/videos');

export function StaffVideosScreen() {
  const { t } = useLingui();
  return (
    <ContentGuard title={t`Videos`}>
      <Videos />
    </ContentGuard>
  );
}

function Videos() {
  const { t } = useLingui();
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const page = pageOf(address.page);
  const search = address.search ?? '';
  const found = useQuery(staffVideos(page, search));
  useLastPage(
    found,
    VIDEOS_PER_PAGE,
    (last) => void navigate({ search: { ...address, page: String(last) }, replace: true }),
  );
  const total = found.data?.total ?? 0;
  const shown = total.toLocaleString('en-IN');
  const summary = t`${plural(total, { one: `${shown} video`, other: `${shown} videos` })}`;
  return (
    <ContentFrame title={t`Videos`} summary={found.data ? summary : ''} action={<AddLink />}>
      <ListSearch
        key={search}
        label={t`Search videos`}
        search={search}
        onSearch={(text) => void navigate({ search: text ? { search: text } : {} })}
      />
      {found.isError && !found.data && (
        <ErrorState
          text={t`Failed to load the videos. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && (
        <RowSkeletons rows={5} picture="h-12 w-21" className="rounded-card border border-line bg-surface p-5" />
      )}
      {found.data && <Listed videos={found.data.data} total={found.data.total} page={page} search={search} />}
    </ContentFrame>
  );
}

const AddLink = () => (
  <Link to="/admin/content/videos/new" className={buttonClass({})}>
    <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
    <Trans>New video</Trans>
  </Link>
);

type ListedProps = { videos: readonly StaffVideo[]; total: number; page: number; search: string };

function Listed({ videos, total, page, search }: ListedProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [deleting, setDeleting] = useState<StaffVideo | null>(null);
  if (total === 0)
    return <Empty title={t`No videos found`} text={t`Change the search or add a video.`} action={<AddLink />} />;
  const addressOf = (to: number) =>
    ({ to: '/admin/content/videos', search: { ...(search && { search }), page: String(to) } }) as const;
  const pages = Math.ceil(total / VIDEOS_PER_PAGE);
  return (
    <section aria-label={t`Videos`} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <VideoTable videos={videos} onDelete={setDeleting} />
      {pages > 1 && (
        <div className="mt-5">
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(to) => router.buildLocation(addressOf(to)).href}
            onPage={(to) => void router.navigate(addressOf(to))}
          />
        </div>
      )}
      <DeleteDialog
        item={deleting}
        title={t`Delete this video?`}
        text={(name) => t`“${name}” will be removed from the site immediately.`}
        remove={removeVideo}
        onClose={() => setDeleting(null)}
      />
    </section>
  );
}
