import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

const COLUMNS = {
  /** Product cards beside a filter column: two on phones, three on wide screens. */
  products: 'grid-cols-2 gap-3 xs:gap-gap xl:grid-cols-3',
  /** Product cards across the whole page. */
  results: 'grid-cols-2 gap-3 xs:gap-gap md:grid-cols-3 xl:grid-cols-4',
  /** As many as fit. */
  small: 'gap-gap grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]',
  cards: 'gap-gap grid-cols-[repeat(auto-fill,minmax(min(100%,16.25rem),1fr))]',
  /** Small cards: two on phones, three on tablets, four on wide screens. */
  shelf: 'grid-cols-2 gap-3 xs:grid-cols-3 xs:gap-gap lg:grid-cols-4',
  wide: 'gap-gap grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]',
  tiles: 'grid-cols-2 gap-3 ml:grid-cols-4 ml:gap-4',
  form: 'grid-cols-1 gap-5 sm:grid-cols-2',
} as const;

export interface GridProps {
  columns?: keyof typeof COLUMNS;
  /** `ul` when the children are `li`. */
  as?: 'div' | 'ul';
  label?: string;
  className?: string;
  children: ReactNode;
}

export function Grid({ columns = 'cards', as: Tag = 'div', label, className, children }: GridProps) {
  return (
    <Tag aria-label={label} className={classes('grid *:min-w-0', COLUMNS[columns], className)}>
      {children}
    </Tag>
  );
}
