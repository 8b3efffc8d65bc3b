import type { ReactNode } from 'react';

/** A key of the keyboard, in a hint. */
export const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-sm border border-line-2 border-b-2 bg-surface px-1.5 font-sans font-semibold text-ink-2 text-meta leading-none">
    {children}
  </kbd>
);
