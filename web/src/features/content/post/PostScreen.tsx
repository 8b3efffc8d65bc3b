import { Trans, useLingui } from '@lingui/react/macro';
import type { BlogPost } from '@plyhaat/contract/content/blog';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useMemo } from 'react';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { SITE } from '#shell/site.ts';
import { breadcrumbLd } from '#shell/structured-data.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { chipClass } from '#ui/display/Chip.tsx';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { LogoMark } from '#ui/display/Logo.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { SectionHead, sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { postDetail, relatedPosts } from '../blog/blog.queries.ts';
import { FeedLink } from '../blog/FeedLink.tsx';
import { PostCard } from '../blog/PostCard.tsx';
import { Comments } from '../comments/Comments.tsx';
import { NewsletterBox } from '../contact/NewsletterBox.tsx';
import { formatPostDay } from '../post-day.ts';
import { FoldedContents, SideContents } from './Contents.tsx';
import { headingsOf } from './headings.ts';
import { PostTools } from './PostTools.tsx';
import { postLd } from './post.ld.ts';

const route = getRouteApi('/blog/$slug');

export function PostScreen() {
  const { t } = useLingui();
  const { slug } = route.useParams();
  const { data: post } = useSuspenseQuery(postDetail(slug));
  const { publicUrl } = useInstallation();
  const crumbs = [
    { name: t`Home`, path: '/' },
    { name: t`Blog`, path: '/blog' },
    { name: post.name, path: `/blog/${post.slug}` },
  ];
  return (
    <div className="wrap">
      <Head
        title={t`${{ name: post.name }} - Blog`}
        exact
        description={post.excerpt}
        path={`/blog/${post.slug}`}
        share={`/share/post/${post.slug}.jpg`}
        type="article"
      />
      <FeedLink />
      <JsonLd data={postLd(publicUrl, post)} />
      <JsonLd data={breadcrumbLd(publicUrl, crumbs)} />
      <p className="pt-3">
        <Link to="/blog" className="link inline-flex min-h-11 items-center gap-1 text-ui print:hidden">
          <ChevronLeft size={16} aria-hidden="true" />
          <Trans>Back to Blog</Trans>
        </Link>
      </p>
      <article key={post._id}>
        <Opening post={post} />
        <Text post={post} />
      </article>
      <NewsletterBox />
      <Related post={post} />
    </div>
  );
}

function Opening({ post }: { post: BlogPost }) {
  const { createdAt, readingMinutes } = post;
  const { t } = useLingui();
  const day = formatPostDay(new Date(createdAt), 'long', t);
  return (
    <>
      <header className="mb-6">
        <div className="max-w-215 pt-2 pb-5 lg:pb-8">
          <Badge>{post.category}</Badge>
          <h1 className="wrap-break-word mt-3 text-balance text-display">{post.name}</h1>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex items-center gap-3 text-ui">
            <LogoMark className="size-9" />
            <div>
              <b className="block font-semibold">{SITE.name}</b>
              <span className="text-ink-3">
                <Trans>
                  <time dateTime={createdAt}>{day}</time> · {readingMinutes} min read
                </Trans>
              </span>
            </div>
          </div>
          <PostTools post={post} />
        </div>
      </header>
      {post.picture && (
        <Picture
          picture={post.picture}
          alt=""
          eager
          ratio="own"
          sizes="(min-width: 1360px) 1280px, 100vw"
          widths={[320, 640, 1280]}
          className="aspect-3/2 rounded-card md:aspect-2/1 md:rounded-lg"
          imageClassName=""
        />
      )}
    </>
  );
}

function Text({ post }: { post: BlogPost }) {
  const { t } = useLingui();
  const headings = useMemo(() => headingsOf(post.description), [post.description]);
  return (
    <div className="mt-7 grid items-start gap-6 lg:mt-14 lg:grid-cols-[14.5rem_minmax(0,68ch)_minmax(0,1fr)] lg:gap-10 xl:gap-16">
      <div className="max-lg:hidden lg:h-full print:hidden">
        {headings.length > 0 && <SideContents headings={headings} />}
      </div>
      <div className="min-w-0 max-w-[68ch]">
        {headings.length > 0 && <FoldedContents headings={headings} className="mb-6 lg:hidden print:hidden" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it when it was saved (content/sanitise.ts) */}
        <div className="post-body" dangerouslySetInnerHTML={{ __html: post.description }} />
        {post.tags.length > 0 && (
          <ul aria-label={t`Tags`} className="mt-8 flex flex-wrap gap-2 print:hidden">
            {post.tags.map((tag) => (
              <li key={tag}>
                <Link
                  to="/blog"
                  search={{ tag }}
                  className={chipClass(false, '!border-transparent !bg-sunken !text-ink-2')}
                >
                  #{tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Comments post={post} />
      </div>
    </div>
  );
}

function Related({ post }: { post: BlogPost }) {
  const { t } = useLingui();
  const { data: posts = [] } = useQuery(relatedPosts(post));
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="pt-section print:hidden">
      <SectionHead
        id="related"
        title={t`Related Posts`}
        link={
          <Link to="/blog" search={{ category: post.category }} className={sectionLinkClass}>
            {t`More in ${{ category: post.category }}`}
          </Link>
        }
      />
      <ul className="grid gap-gap *:min-w-0 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((other) => (
          <li key={other._id}>
            <PostCard post={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
