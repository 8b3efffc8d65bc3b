import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import type { Heading } from './headings.ts';

/** The part that is being read: the last one whose heading has come into the upper third of the window. */
function useCurrent(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: '-140px 0px -66% 0px' },
    );
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}

type Props = { headings: readonly Heading[]; className?: string };

function Entries({ headings, current }: { headings: readonly Heading[]; current?: string | undefined }) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className="flex min-h-11 items-center border-line border-l-2 py-1.5 pl-3.5 text-ink-2 text-ui hover:border-line-2 hover:text-ink aria-[current]:border-teak aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-9"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Beside the text of a wide window. */
export function SideContents({ headings, className }: Props) {
  const { t } = useLingui();
  const current = useCurrent(headings);
  return (
    <nav aria-label={t`On this page`} className={classes('sticky top-37', className)}>
      <h2 className="mb-2 font-semibold text-ink-3 text-meta">
        <Trans>On this page</Trans>
      </h2>
      <Entries headings={headings} current={current ?? headings[0]?.id} />
    </nav>
  );
}

/** Above the text of a narrow one, folded. */
export const FoldedContents = ({ headings, className }: Props) => (
  <details className={classes('group rounded-card border border-line bg-surface px-4 open:pb-3', className)}>
    <summary className="flex min-h-12 list-none items-center justify-between font-semibold text-ui">
      <Trans>On this page</Trans>
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className="group-open:rotate-180" />
    </summary>
    <Entries headings={headings} />
  </details>
);
