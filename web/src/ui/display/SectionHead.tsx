import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface SectionHeadProps {
  title: ReactNode;
  /** One short sentence. */
  line?: ReactNode;
  /** The way to the whole list; give it `sectionLinkClass`. */
  link?: ReactNode;
  /** Carousel arrows, a button; they stand at the far right. */
  tools?: ReactNode;
  /** For a section's aria-labelledby. */
  id?: string;
  level?: 1 | 2 | 3;
}

export const sectionLinkClass = 'link inline-flex min-h-11 items-center text-ui whitespace-nowrap print:hidden';

export function SectionHead({ title, line, link, tools, id, level = 2 }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-4 flex items-end justify-between gap-4 lg:mb-7">
      <div className="min-w-0">
        <Heading id={id} className="text-balance text-head">
          {title}
        </Heading>
        {line && <p className="mt-1 text-ink-2 text-ui md:text-body">{line}</p>}
      </div>
      {(link || tools) && (
        // A link is higher than its words, which stand on the line of the title's.
        <div className={classes('flex flex-none items-center gap-2 md:gap-5', !tools && '-mb-1.5 lg:-mb-1')}>
          {link}
          {tools && <div className="flex items-center gap-2">{tools}</div>}
        </div>
      )}
    </div>
  );
}
