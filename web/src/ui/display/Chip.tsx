import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import * as TEXTS from './texts.ts';

/** 36 px to the eye, 44 px to the finger. */
const BASE =
  'relative inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 font-medium text-ui whitespace-nowrap transition-colors after:absolute after:-inset-x-px after:-inset-y-1.25';
const QUIET = 'border-line-2 bg-surface text-ink hover:border-ink-2';
const ON = 'border-ink bg-ink text-paper';
const REMOVABLE = 'border-transparent bg-teak-soft text-ink hover:border-line-2';

/** The look alone, for router links. */
export const chipClass = (on = false, className?: string): string => classes(BASE, on ? ON : QUIET, className);

/** The look of a filter in force, for links that take it away. */
export const removableChipClass = classes(BASE, REMOVABLE);

export interface ChipProps extends ComponentProps<'button'> {
  /** A choice that is on or off; leave it out where a press does something else. */
  on?: boolean;
}

export function Chip({ on, className, ...button }: ChipProps) {
  return <button type="button" {...button} aria-pressed={on} className={chipClass(on, className)} />;
}

/** A filter in force; pressing it takes the filter away. */
export function RemovableChip({ children, className, ...button }: ComponentProps<'button'>) {
  return (
    <button type="button" {...button} className={classes(BASE, REMOVABLE, className)}>
      <span className="sr-only">{TEXTS.remove}</span> {children}
      <X size={16} strokeWidth={1.75} aria-hidden="true" className="-mr-1" />
    </button>
  );
}
