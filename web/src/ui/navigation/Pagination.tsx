import { Trans, useLingui } from '@lingui/react/macro';
import { pageWindow } from '@plyhaat/contract/core/paging';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, type SubmitEvent, useId } from 'react';
import { useAddress } from '#languages/useAddress.ts';
import { Button } from '../Button.tsx';
import { useHydrated } from '../hydrated.ts';

export interface PaginationProps {
  page: number;
  pages: number;
  /** Real addresses, so that pages can be opened in a new tab, by crawlers and without JavaScript. */
  hrefFor: (page: number) => string;
  onPage?: (page: number) => void;
  label?: string;
}

const CELL = 'page-cell';
/** On a phone of 360 px both gaps stand in one row with the pages. */
const NARROW = 'max-sm:min-w-3 max-sm:px-0';

export function Pagination({ page, pages, hrefFor, onPage, label }: PaginationProps) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  const cell = { pages, hrefFor, onPage };
  return (
    <nav aria-label={label ?? t`Pages`} className="flex flex-wrap items-center gap-0.5 sm:gap-1">
      <PageLink to={page - 1} {...cell} rel="prev">
        <ChevronLeft size={16} aria-hidden="true" />
        <span className="sr-only">
          <Trans>Previous</Trans>
        </span>
      </PageLink>
      {pageWindow(page, pages).map((entry, at, all) =>
        entry === 'gap' ? (
          <span key={`after ${all[at - 1]}`} className={`${CELL} ${NARROW}`} aria-hidden="true">
            …
          </span>
        ) : (
          <PageLink key={entry} to={entry} current={entry === page} {...cell}>
            {entry}
          </PageLink>
        ),
      )}
      <PageLink to={page + 1} {...cell} rel="next">
        <span className="max-sm:sr-only">
          <Trans>Next</Trans>
        </span>
        <ChevronRight size={16} aria-hidden="true" />
      </PageLink>
      {pages > 10 && <GoTo {...cell} />}
    </nav>
  );
}

interface CellProps {
  pages: number;
  hrefFor: (page: number) => string;
  onPage: ((page: number) => void) | undefined;
}

interface PageLinkProps extends CellProps {
  to: number;
  current?: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

function PageLink({ to, pages, hrefFor, onPage, current = false, rel, children }: PageLinkProps) {
  const { t } = useLingui();
  const addressOf = useAddress();
  if (to < 1 || to > pages) {
    return (
      <span className={`${CELL} text-control`} aria-hidden="true" aria-disabled="true">
        {children}
      </span>
    );
  }
  const follow = (event: MouseEvent) => {
    if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPage(to);
  };
  return (
    <a
      href={addressOf(hrefFor(to))}
      rel={rel}
      onClick={follow}
      aria-current={current ? 'page' : undefined}
      aria-label={rel ? undefined : t`Page ${to}`}
      className={`${CELL} ${current ? 'bg-ink font-semibold text-paper' : 'hover:bg-sunken'}`}
    >
      {children}
    </a>
  );
}

function GoTo({ pages, hrefFor, onPage }: CellProps) {
  const id = useId();
  const hydrated = useHydrated();
  const addressOf = useAddress();
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get('page'));
    if (!Number.isInteger(wanted) || wanted < 1) return;
    const to = Math.min(wanted, pages);
    if (onPage) onPage(to);
    else window.location.assign(addressOf(hrefFor(to)));
  };
  return (
    <form onSubmit={go} className="w-full md:hidden">
      <fieldset disabled={!hydrated} className="flex items-center gap-2 pt-2">
        <label htmlFor={id} className="text-ui text-ink-2">
          <Trans>Go to page</Trans>
        </label>
        <input
          id={id}
          name="page"
          inputMode="numeric"
          pattern="[0-9]*"
          required
          className="h-11 w-20 rounded border border-control bg-surface px-3 text-body tabular-nums"
        />
        <Button type="submit" variant="line">
          <Trans>Go</Trans>
        </Button>
      </fieldset>
    </form>
  );
}
