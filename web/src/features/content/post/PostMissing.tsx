import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Head } from '#shell/Head.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';

/** An error reads as a missing post does (CONT-5). */
export function PostMissing() {
  const { t } = useLingui();
  const title = t`Blog post not found`;
  return (
    <section className="wrap grid justify-items-center gap-3 py-20 text-center">
      <Head title={title} />
      <CircleAlert size={36} strokeWidth={1.75} aria-hidden="true" className="text-teak" />
      <h1 className="text-title">{title}</h1>
      <p className="max-w-[44ch] text-ink-2 text-ui">
        <Trans>The blog post you're looking for doesn't exist or has been removed.</Trans>
      </p>
      <Link to="/blog" className={buttonClass({ variant: 'line' }, 'mt-1')}>
        <Trans>Back to Blog</Trans>
      </Link>
    </section>
  );
}

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'];

/** Shows on a slow line that the tap had an effect: a skeleton of a post, scrolled to the top. */
export function PostWaiting() {
  const { t } = useLingui();
  useEffect(() => void window.scrollTo({ top: 0, behavior: 'instant' }), []);
  return (
    <div className="wrap pb-12">
      <Head title={t`Blog`} />
      <Loading label={t`Loading post`} />
      <Skeleton className="mt-6 h-4 w-28" />
      <Skeleton className="mt-6 h-6 w-24" />
      <Skeleton className="mt-4 h-10 w-4/5 max-w-180" />
      <Skeleton className="mt-8 mb-6 h-9 w-52" />
      <Skeleton corners="card" className="aspect-3/2 md:aspect-2/1" />
      <div className="mx-auto mt-10 grid max-w-[68ch] gap-4">
        {LINES.map((width, at) => (
          <Skeleton key={`${width} ${String(at)}`} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}
