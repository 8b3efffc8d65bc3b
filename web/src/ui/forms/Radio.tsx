import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

/** One radio button, without its label. */
export function Radio({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className="relative grid flex-none place-items-center">
      <input {...input} type="radio" className={classes('peer checkbox rounded-full', className)} />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute hidden size-2 rounded-full bg-white peer-checked:block"
      />
    </span>
  );
}
