import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FilterOpener } from '#ui/filters/FilterOpener.tsx';
import { POPOVERS } from '#ui/popover.ts';
import type { Counted } from '../catalog.queries.ts';
import type { Filtering } from './browse.ts';
import { FILTERS, FilterButton, FilterPanel } from './FilterPanel.tsx';

const loadDrawer = () => import('./FilterDrawer.tsx').then((chunk) => chunk.FilterDrawer);

type Filtered = { filtering: Filtering; found: Counted | undefined };

/** Filters and what they leave, side by side where there is room. */
export function BesideFilters({ label, children, ...filtered }: Filtered & { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 lg:grid-cols-[15.5rem_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)]">
      <SkipLinks />
      <FilterPanel {...filtered} />
      <section id={RESULTS} tabIndex={-1} aria-label={label} className="min-w-0 scroll-mt-36 outline-none max-md:pb-12">
        {children}
      </section>
    </div>
  );
}

const RESULTS = 'results';
const SKIP =
  'sr-only focus:not-sr-only focus:absolute! focus:z-20 focus:rounded focus:bg-teak-fill focus:px-4! focus:py-3! focus:font-semibold focus:text-ui focus:text-white';

/** Past some hundred choices, for whoever goes by the keyboard. */
const SkipLinks = () => (
  <div className="col-span-full print:hidden">
    <a href={`#${RESULTS}`} className={SKIP}>
      <Trans>Skip to products</Trans>
    </a>
    <a href={`#${FILTERS}`} className={`${SKIP} max-lg:hidden`}>
      <Trans>Skip to filters</Trans>
    </a>
  </div>
);

/** On phones in thumb's reach, wherever one has scrolled to. */
export const IN_REACH =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:grid! max-md:gap-3 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-gutter max-md:pt-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]';

/** The way to the filters on small screens. */
export function FilterWay({ filtering, found, count }: Filtered & { count: number }) {
  const { address, fixed, go, hrefFor } = filtering;
  if (POPOVERS) return <FilterButton count={count} />;
  const contents = { found, address, fixed, onChange: go, hrefFor };
  return <FilterOpener count={count} load={loadDrawer} contents={contents} />;
}
