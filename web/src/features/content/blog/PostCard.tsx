import { useLingui } from '@lingui/react/macro';
import type { BlogCard } from '@plyhaat/contract/content/blog';
import { Link } from '@tanstack/react-router';
import { SITE } from '#shell/site.ts';
import { classes } from '#ui/classes.ts';
import { Card, CardBody, cardLinkClass } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { formatPostDay } from '../post-day.ts';

export type ShownPost = Pick<
  BlogCard,
  '_id' | 'slug' | 'name' | 'excerpt' | 'category' | 'picture' | 'readingMinutes' | 'createdAt'
>;

/** CONT-4. */
const EXCERPT = { default: 150, featured: 120 };
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);

const KICKER = 'font-semibold text-meta text-teak-ink';
const LINK =
  'hover:text-teak-ink focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-teak';

const PostLink = ({ post }: { post: ShownPost }) => (
  <Link to="/blog/$slug" params={{ slug: post.slug }} className={classes(cardLinkClass, LINK)}>
    {post.name}
  </Link>
);

/** Each part has a dot before it; the one at the beginning of a line is cut off. */
const DOTTED = "-ml-3 flex flex-wrap *:relative *:pl-3 *:before:absolute *:before:left-1 *:before:content-['·']";

function Byline({ post, className, author = true }: { post: ShownPost; className?: string; author?: boolean }) {
  const { t } = useLingui();
  return (
    <p className={classes('overflow-hidden text-ink-3 text-meta tabular-nums', className)}>
      <span className={DOTTED}>
        {author && <b className="font-semibold text-ink-2">{SITE.name}</b>}
        <time dateTime={post.createdAt}>{formatPostDay(new Date(post.createdAt), 'short', t)}</time>
        <span>{t`${{ readingMinutes: post.readingMinutes }} min read`}</span>
      </span>
    </p>
  );
}

/** A card of the grid, of related posts and of the home page. */
export function PostCard({ post, eager = false }: { post: ShownPost; eager?: boolean }) {
  return (
    <Card className="h-full">
      <Picture
        picture={post.picture}
        alt=""
        eager={eager}
        ratio="16/9"
        sizes="(min-width: 1280px) 410px, (min-width: 640px) 46vw, 92vw"
        widths={[320, 640, 1280]}
      />
      <CardBody>
        <p className={KICKER}>{post.category}</p>
        <h3 className="mt-2 text-balance text-title leading-6.5">
          <PostLink post={post} />
        </h3>
        <p className="mt-2 line-clamp-3 text-ink-2 text-ui">{cut(post.excerpt, EXCERPT.default)}</p>
        <Byline post={post} className="mt-auto pt-4" />
      </CardBody>
    </Card>
  );
}

/** The newest, large. */
export function FeaturedPost({ post }: { post: ShownPost }) {
  return (
    <article className="group/card relative flex flex-col">
      <Picture
        picture={post.picture}
        alt=""
        eager
        ratio="16/9"
        sizes="(min-width: 1280px) 805px, (min-width: 1024px) 62vw, 92vw"
        widths={[320, 640, 1280]}
        className="rounded-card"
      />
      <p className={classes(KICKER, 'mt-5')}>{post.category}</p>
      <h2 className="mt-1 text-balance text-head">
        <PostLink post={post} />
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-2">{cut(post.excerpt, EXCERPT.featured)}</p>
      <Byline post={post} className="mt-4" />
    </article>
  );
}

/** A row without an excerpt, beside the newest. */
export function CompactPost({ post }: { post: ShownPost }) {
  return (
    <article className="group/card relative grid flex-1 grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3 border-line border-t py-4 xs:grid-cols-[8rem_minmax(0,1fr)] xs:gap-4 lg:first-of-type:border-t-0 lg:first-of-type:pt-0 lg:last-of-type:pb-0">
      <Picture
        picture={post.picture}
        alt=""
        ratio="own"
        sizes="128px"
        widths={[160, 320]}
        className="aspect-4/3 rounded"
      />
      <div className="min-w-0">
        <p className={KICKER}>{post.category}</p>
        <h3 className="mt-0.5 mb-1 line-clamp-2 font-semibold text-body leading-5.5">
          <PostLink post={post} />
        </h3>
        <Byline post={post} author={false} />
      </div>
    </article>
  );
}

/** A row of the list layout. */
export function PostLine({ post, eager = false }: { post: ShownPost; eager?: boolean }) {
  return (
    <article className="group/card relative grid grid-cols-[7.25rem_minmax(0,1fr)] items-start gap-4 border-line border-b py-5 sm:grid-cols-[16.5rem_minmax(0,1fr)] sm:items-center lg:gap-8">
      <Picture
        picture={post.picture}
        alt=""
        eager={eager}
        ratio="own"
        sizes="(min-width: 640px) 264px, 116px"
        widths={[160, 320, 640]}
        className="aspect-square rounded-card sm:aspect-video"
      />
      <div className="min-w-0">
        <p className={KICKER}>{post.category}</p>
        <h3 className="mt-1 text-balance font-semibold text-body leading-5.5 max-sm:mb-2 sm:text-title">
          <PostLink post={post} />
        </h3>
        <p className="mt-1 mb-3 max-w-[70ch] text-ink-2 text-ui max-sm:hidden">{cut(post.excerpt, EXCERPT.default)}</p>
        <Byline post={post} />
      </div>
    </article>
  );
}
