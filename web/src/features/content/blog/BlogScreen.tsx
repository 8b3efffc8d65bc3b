import { Trans, useLingui } from '@lingui/react/macro';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { breadcrumbLd, itemListLd } from '#shell/structured-data.ts';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { BlogFilters } from './BlogFilters.tsx';
import { BlogPosts } from './BlogPosts.tsx';
import { FeedLink } from './FeedLink.tsx';
import { useBlog } from './useBlog.ts';

export function BlogScreen() {
  const { t } = useLingui();
  const blog = useBlog();
  const tagline = t`Discover insights, tips, and stories from our community`;
  const crumbs = [
    { name: t`Home`, path: '/' },
    { name: t`Blog`, path: '/blog' },
  ];
  const { publicUrl } = useInstallation();
  const { page, sortBy, sortOrder } = blog.query;
  const plain = !blog.isNarrowed && page === 1 && sortBy === 'createdAt' && sortOrder === 'desc';
  return (
    <div className="wrap pt-8 pb-6 lg:pt-12">
      <Head title={t`Our Blog`} description={tagline} {...(plain && { path: '/blog' })} />
      <FeedLink />
      <JsonLd data={breadcrumbLd(publicUrl, crumbs)} />
      {plain && blog.list.data && (
        <JsonLd
          data={itemListLd(
            publicUrl,
            t`Our Blog`,
            blog.list.data.data.map(({ name, slug }) => ({ name, path: `/blog/${slug}` })),
            blog.list.data.total,
          )}
        />
      )}
      <h1 className="text-display">
        <Trans>Our Blog</Trans>
      </h1>
      <p className="mt-2 mb-6 text-ink-2">{tagline}</p>
      <BlogFilters blog={blog} />
      <section aria-label={t`Blog posts`}>
        <BlogPosts blog={blog} />
      </section>
    </div>
  );
}
