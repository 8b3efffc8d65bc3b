import type { ReactNode } from 'react';

/**
 * The one or two actions of a page, in thumb's reach on small screens. As the last child of what it belongs to, it
 * stays at the window's foot and comes to rest there: no page needs room made for it.
 */
export function StickyBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-0 z-10 -mx-gutter grid auto-cols-fr grid-flow-col gap-3 border-line border-t bg-surface px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      {children}
    </section>
  );
}
