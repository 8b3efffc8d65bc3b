import type { ReactNode } from 'react';

type Props = {
  /** What a screen reader calls it. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Content that may not fit: it scrolls by itself, by keyboard too. */
export function ScrollRegion({ label, className = 'overflow-x-auto', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard cannot scroll it
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
