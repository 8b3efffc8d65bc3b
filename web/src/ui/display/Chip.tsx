import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

/** The look alone, for router links. */
export const chipClass = (on = false, className?: string): string =>
  classes('chip', on ? 'chip-on' : 'chip-off', className);

/** The look of a filter in force, for links that take it away. */
export const removableChipClass = 'chip chip-removable';

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
    <button type="button" {...button} className={classes(removableChipClass, className)}>
      <span className="sr-only">
        <Trans>Remove</Trans>
      </span>{' '}
      {children}
      <X size={16} strokeWidth={1.75} aria-hidden="true" className="-mr-1" />
    </button>
  );
}
