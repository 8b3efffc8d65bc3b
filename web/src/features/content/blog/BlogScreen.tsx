import { Head } from '#shell/Head.tsx';
import { BlogFilters } from './BlogFilters.tsx';
import { BlogPosts } from './BlogPosts.tsx';
import { FeedLink } from './FeedLink.tsx';
import { useBlog } from './useBlog.ts';

const TAGLINE = 'Discover insights, tips, and stories from our community';

export function BlogScreen() {
  const blog = useBlog();
  const { page, sortBy, sortOrder } = blog.query;
  const plain = !blog.isNarrowed && page === 1 && sortBy === 'createdAt' && sortOrder === 'desc';
  return (
    <div className="wrap pt-8 pb-6 lg:pt-12">
      <Head title="Our Blog" description={TAGLINE} {...(plain && { path: '/blog' })} />
      <FeedLink />
      <h1 className="text-display">Our Blog</h1>
      <p className="mt-2 mb-6 text-ink-2">{TAGLINE}</p>
      <BlogFilters blog={blog} />
      <section aria-label="Blog posts">
        <BlogPosts blog={blog} />
      </section>
    </div>
  );
}
