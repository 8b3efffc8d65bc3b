import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { breadcrumbLd, itemListLd } from '#shell/structured-data.ts';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { BlogFilters } from './BlogFilters.tsx';
import { BlogPosts } from './BlogPosts.tsx';
import { FeedLink } from './FeedLink.tsx';
import * as TEXTS from './texts.ts';
import { useBlog } from './useBlog.ts';

const TAGLINE = TEXTS.discoverInsightsTipsAnd;

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: TEXTS.blog, path: '/blog' },
];

export function BlogScreen() {
  const blog = useBlog();
  const { publicUrl } = useInstallation();
  const { page, sortBy, sortOrder } = blog.query;
  const plain = !blog.isNarrowed && page === 1 && sortBy === 'createdAt' && sortOrder === 'desc';
  return (
    <div className="wrap pt-8 pb-6 lg:pt-12">
      <Head title={TEXTS.ourBlog} description={TAGLINE} {...(plain && { path: '/blog' })} />
      <FeedLink />
      <JsonLd data={breadcrumbLd(publicUrl, CRUMBS)} />
      {plain && blog.list.data && (
        <JsonLd
          data={itemListLd(
            publicUrl,
            TEXTS.ourBlog,
            blog.list.data.data.map(({ name, slug }) => ({ name, path: `/blog/${slug}` })),
            blog.list.data.total,
          )}
        />
      )}
      <h1 className="text-display">{TEXTS.ourBlog}</h1>
      <p className="mt-2 mb-6 text-ink-2">{TAGLINE}</p>
      <BlogFilters blog={blog} />
      <section aria-label={TEXTS.blogPosts}>
        <BlogPosts blog={blog} />
      </section>
    </div>
  );
}
