import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export interface AccordionItem {
  /** Unique within the list. */
  title: string;
  content: ReactNode;
  open?: boolean;
}

export interface AccordionProps {
  items: AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
  level?: 2 | 3 | 4;
  className?: string;
}

/** The browser's own disclosure: it works before and without JavaScript, and the page's search opens it. */
export function Accordion({ items, single = false, level = 3, className }: AccordionProps) {
  const group = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={classes('divide-y divide-line border-line border-y', className)}>
      {items.map((item) => (
        <details key={item.title} name={single ? group : undefined} open={item.open} className="group/fold">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
            <Heading className="font-semibold text-body">{item.title}</Heading>
            <ChevronDown
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className="flex-none text-ink-3 transition-transform group-open/fold:rotate-180"
            />
          </summary>
          <div className="pb-5 text-ink-2">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
