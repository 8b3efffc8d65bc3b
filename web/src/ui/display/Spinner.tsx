import { classes } from '../classes.ts';

/** Without a label it is an ornament; with one it is announced. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = (
    <span
      aria-hidden="true"
      className={classes(
        'inline-block size-4.5 animate-spin rounded-full border-2 border-current/35 border-t-current',
        className,
      )}
    />
  );
  if (label === undefined) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ui text-ink-2">
      {ring}
      {label}
    </span>
  );
}
