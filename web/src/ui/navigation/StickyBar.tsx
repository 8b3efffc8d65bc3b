import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

type Props = {
  label: string;
  /** As wide as their words instead of equal, so that three fit; without icons where even that is too much. */
  fitted?: boolean;
  children: ReactNode;
};

/**
 * The one to three actions of a page, in thumb's reach on small screens. As the last child of what it belongs to, it
 * stays at the window's foot and comes to rest there: no page needs room made for it.
 */
export function StickyBar({ label, fitted = false, children }: Props) {
  return (
    <section
      aria-label={label}
      className={classes(
        'sticky bottom-0 z-10 -mx-gutter border-line border-t bg-surface px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:hidden print:hidden',
        fitted ? 'flex gap-2 *:grow *:px-2 max-[23.5rem]:[&_svg]:hidden' : 'grid auto-cols-fr grid-flow-col gap-3',
      )}
    >
      {children}
    </section>
  );
}
