import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PostStatus, WrittenPost } from '@plyhaat/contract/content/staff/writing';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListSearch } from '#forms/ListSearch.tsx';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { chipClass } from '#ui/display/Chip.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { ContentFrame, ContentGuard } from '../ContentFrame.tsx';
import { DeleteDialog } from '../DeleteDialog.tsx';
import { PostTable } from './PostTable.tsx';
import { isPostStatus, STATUS_NAMES } from './words.ts';
import { POSTS_PER_PAGE, type PostsQuery, removePost, writtenPosts } from './writing.queries.ts';

const route = getRouteApi('/console/admin/content');

export function PostsScreen() {
  const { t } = useLingui();
  return (
    <ContentGuard title={t`Posts`}>
      <Posts />
    </ContentGuard>
  );
}

const STATUSES = Object.keys(STATUS_NAMES) as PostStatus[];

function Posts() {
  const { t } = useLingui();
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const query: PostsQuery = {
    page: pageOf(address.page),
    search: address.search ?? '',
    ...(isPostStatus(address.status) && { status: address.status }),
  };
  const found = useQuery(writtenPosts(query));
  useLastPage(
    found,
    POSTS_PER_PAGE,
    (last) => void navigate({ search: { ...address, page: String(last) }, replace: true }),
  );
  const total = found.data?.total ?? 0;
  const shown = total.toLocaleString('en-IN');
  const summary = t`${plural(total, { one: `${shown} post`, other: `${shown} posts` })}`;
  return (
    <ContentFrame title={t`Posts`} summary={found.data ? summary : ''} action={<AddLink />}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Statuses chosen={query.status} search={query.search} counts={found.data?.counts} />
        <ListSearch
          label={t`Search posts`}
          search={query.search}
          onSearch={(text) =>
            void navigate({ search: { ...(query.status && { status: query.status }), ...(text && { search: text }) } })
          }
        />
      </div>
      {found.isError && !found.data && (
        <ErrorState
          text={t`Failed to load the posts. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && (
        <RowSkeletons rows={5} picture="h-12 w-18" className="rounded-card border border-line bg-surface p-5" />
      )}
      {found.data && <Listed posts={found.data.data} total={found.data.total} query={query} />}
    </ContentFrame>
  );
}

const AddLink = () => (
  <Link to="/admin/content/posts/new" className={buttonClass({})}>
    <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
    <Trans>New post</Trans>
  </Link>
);

type StatusesProps = {
  chosen: PostStatus | undefined;
  search: string;
  counts: Readonly<Record<PostStatus, number>> | undefined;
};

function Statuses({ chosen, search, counts }: StatusesProps) {
  const { t } = useLingui();
  const rest = search ? { search } : {};
  const look = (on: boolean) => ({ className: chipClass(on), 'aria-current': on ? ('page' as const) : undefined });
  return (
    <nav aria-label={t({ message: 'States', context: 'What becomes of it' })} className="flex flex-wrap gap-2">
      <Link to="/admin/content" search={rest} {...look(!chosen)}>
        <Trans>All</Trans>
      </Link>
      {STATUSES.map((status) => (
        <Link key={status} to="/admin/content" search={{ ...rest, status }} {...look(status === chosen)}>
          {t(STATUS_NAMES[status])} <span className="font-normal tabular-nums">{counts?.[status]}</span>
        </Link>
      ))}
    </nav>
  );
}

function Listed({ posts, total, query }: { posts: readonly WrittenPost[]; total: number; query: PostsQuery }) {
  const { t } = useLingui();
  const address = route.useSearch();
  const router = useRouter();
  const [deleting, setDeleting] = useState<WrittenPost | null>(null);
  if (total === 0)
    return <Empty title={t`No posts found`} text={t`Change the search or write a post.`} action={<AddLink />} />;
  const to = '/admin/content';
  const addressOf = (page: number) => ({ ...address, page: String(page) });
  const pages = Math.ceil(total / POSTS_PER_PAGE);
  return (
    <section aria-label={t`Posts`} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <PostTable posts={posts} onDelete={setDeleting} />
      {pages > 1 && (
        <div className="mt-5">
          <Pagination
            page={query.page}
            pages={pages}
            hrefFor={(page) => router.buildLocation({ to, search: addressOf(page) }).href}
            onPage={(page) => void router.navigate({ to, search: addressOf(page) })}
          />
        </div>
      )}
      <DeleteDialog
        item={deleting}
        title={t`Delete this post?`}
        text={(name) => t`“${name}” and all its versions will be deleted immediately.`}
        remove={removePost}
        onClose={() => setDeleting(null)}
      />
    </section>
  );
}
