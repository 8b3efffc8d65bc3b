import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export interface PanelProps {
  title: ReactNode;
  /** One short sentence. */
  line?: ReactNode;
  /** A badge, a button or a link at the right of the title. */
  tools?: ReactNode;
  /** The id by which the page can be scrolled to it. */
  anchor?: string;
  className?: string;
  children: ReactNode;
}

/** A named part of a screen or of a long form. */
export function Panel({ title, line, tools, anchor, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={classes('min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6', className)}
    >
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 sm:mb-5">
        <div className="min-w-0">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {line && <p className="mt-0.5 text-ink-2 text-ui">{line}</p>}
        </div>
        {tools}
      </div>
      {children}
    </section>
  );
}
