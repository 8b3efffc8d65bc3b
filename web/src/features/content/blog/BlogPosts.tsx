import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogCard } from '@plyhaat/contract/content/blog';
import { Link } from '@tanstack/react-router';
import { useLastPage } from '#shell/useLastPage.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { PAGE_SIZES } from './blog.queries.ts';
import { CompactPost, FeaturedPost, PostCard, PostLine } from './PostCard.tsx';
import type { Blog } from './useBlog.ts';

const COLUMNS = 'grid gap-gap *:min-w-0 sm:grid-cols-2 lg:grid-cols-3';

/** The list in all its states. While another page of it is on its way, the last one stays, faded. */
export function BlogPosts({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const { list, query, go } = blog;
  useLastPage(list, query.perPage, (page) => go({ page }));
  if (list.isError && !list.data)
    return (
      <ErrorState
        title={t`Something went wrong`}
        text={t`Unable to load blog posts. Please try again later.`}
        retryLabel={t`Retry`}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  if (!list.data) return <PostSkeletons />;
  if (list.data.total === 0) return <NoPosts blog={blog} />;
  return (
    <div
      aria-busy={list.isPlaceholderData}
      className={classes('transition-opacity', list.isPlaceholderData && 'opacity-50')}
    >
      <Posts posts={list.data.data} blog={blog} />
      <EndRow blog={blog} total={list.data.total} />
    </div>
  );
}

/** The first page of all posts begins with the newest, large, and five beside it. */
const BESIDE = 5;

function Posts({ posts, blog: { view, query, isNarrowed } }: { posts: readonly BlogCard[]; blog: Blog }) {
  const { t } = useLingui();
  const [first, ...others] = posts;
  if (view === 'list')
    return (
      <div className="-mt-5">
        <h2 className="sr-only">
          <Trans>Posts</Trans>
        </h2>
        {posts.map((post, at) => (
          <PostLine key={post._id} post={post} eager={at < 2} />
        ))}
      </div>
    );
  const opens = query.page === 1 && !isNarrowed && posts.length > BESIDE;
  const cards = opens ? others.slice(BESIDE) : posts;
  return (
    <>
      {opens && first && (
        <div className="mb-8 grid gap-6 lg:mb-12 lg:grid-cols-[minmax(0,1.86fr)_minmax(0,1fr)] lg:gap-12">
          <FeaturedPost post={first} />
          <div className="flex flex-col">
            <h2 className="sr-only">
              <Trans>More of the newest posts</Trans>
            </h2>
            {others.slice(0, BESIDE).map((post) => (
              <CompactPost key={post._id} post={post} />
            ))}
          </div>
        </div>
      )}
      {cards.length > 0 && <h2 className="sr-only">{opens ? t`More posts` : t`Posts`}</h2>}
      <ul className={COLUMNS}>
        {cards.map((post, at) => (
          <li key={post._id}>
            <PostCard post={post} eager={!opens && at < 3} />
          </li>
        ))}
      </ul>
    </>
  );
}

function EndRow({ blog: { query, go, hrefFor }, total }: { blog: Blog; total: number }) {
  const { t } = useLingui();
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-4 lg:mt-10 print:hidden">
      <span className="inline-flex items-center gap-2 text-ink-2 text-ui">
        <span aria-hidden="true">
          <Trans>Posts per page</Trans>
        </span>
        <NativeSelect
          size="sm"
          aria-label={t`Posts per page`}
          value={query.perPage}
          onChange={({ target }) => go({ perPage: Number(target.value) })}
          className="w-22"
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </NativeSelect>
      </span>
      <Pagination
        page={query.page}
        pages={Math.ceil(total / query.perPage)}
        hrefFor={(page) => hrefFor({ page })}
        onPage={(page) => go({ page })}
      />
    </div>
  );
}

function NoPosts({ blog: { query, isNarrowed } }: { blog: Blog }) {
  const { t } = useLingui();
  const { search, category, tag } = query;
  const sought = search && `“${search}”`;
  const tagged = tag && `#${tag}`;
  const what = sought && tagged ? t`${sought} and ${tagged}` : sought || tagged;
  const nothing = category
    ? t`Nothing matches ${what} in ${category}. Try another word or category.`
    : t`Nothing matches ${what}. Try another word or category.`;
  const text = what ? nothing : t`There are no posts in ${category}. Try another category.`;
  return (
    <Empty
      title={t`No blog posts found`}
      text={isNarrowed ? text : t`We have not published anything yet. Please come back soon.`}
      action={
        <Link to="/blog" className={buttonClass({ variant: 'line' })}>
          <Trans>Clear Filters</Trans>
        </Link>
      }
    />
  );
}

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

const PostSkeletons = () => {
  const { t } = useLingui();
  return (
    <div className={COLUMNS}>
      <Loading label={t`Loading posts`} />
      {SIX.map((key) => (
        <div key={key} aria-hidden="true" className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton corners="none" className="aspect-video" />
          <div className="p-4">
            <Skeleton className="h-3.5 w-1/3" />
            <Skeleton className="mt-3 h-5 w-11/12" />
            <Skeleton className="mt-2 h-5 w-3/5" />
            <Skeleton className="mt-4 h-3.5 w-full" />
            <Skeleton className="mt-2 h-3.5 w-2/3" />
            <Skeleton className="mt-6 h-3.5 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
};
