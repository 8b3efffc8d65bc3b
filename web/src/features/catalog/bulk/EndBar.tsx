import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What happens next and the way on, in sight wherever the page is scrolled to; on a phone above the seller's bar. */
export function EndBar({ said, children }: { said: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Go on`}
      className="sticky bottom-0 z-10 flex max-md:bottom-17 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface py-3 pr-3 pl-5 text-ink-2 text-ui shadow-card max-md:px-4"
    >
      <p>{said}</p>
      <div className="ml-auto flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">{children}</div>
    </section>
  );
}
