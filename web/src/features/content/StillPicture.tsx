import { classes } from '#ui/classes.ts';
import type { Still } from './still.ts';

type Props = { still: Still; eager?: boolean; className?: string };

/** Fills the frame that `className` gives it; the studio ground shows until it has loaded. */
export function StillPicture({ still, eager = false, className }: Props) {
  return (
    <img
      {...still}
      alt={still.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={classes('bg-studio object-cover dark:brightness-90', className)}
    />
  );
}
