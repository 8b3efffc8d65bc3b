import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Pagination } from './Pagination.tsx';

type Props = {
  /** How many there are, in words. */
  count: string;
  /** Another page is on its way; this one stays, faded. */
  busy: boolean;
  columns: string;
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  onPage: (page: number) => void;
  /** List items. */
  children: ReactNode;
};

export function PagedCards({ count, busy, columns, children, ...paging }: Props) {
  return (
    <div aria-busy={busy} className={classes('transition-opacity', busy && 'opacity-50')}>
      <h2 className="mb-4 font-normal text-ink-2 text-ui tabular-nums">
        <span role="status">{count}</span>
      </h2>
      <ul className={classes(columns, '*:min-w-0')}>{children}</ul>
      <div className="mt-8 lg:mt-10 print:hidden">
        <Pagination {...paging} />
      </div>
    </div>
  );
}
