import { Trans } from '@lingui/react/macro';
import { classes } from '../classes.ts';

const CORNERS = {
  none: '',
  text: 'rounded-sm',
  control: 'rounded',
  card: 'rounded-card',
  round: 'rounded-full',
} as const;

/** A quiet block in the shape of what is coming; `className` gives it its size. */
export function Skeleton({ corners = 'text', className }: { corners?: keyof typeof CORNERS; className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={classes('sheen block animate-sheen', CORNERS[corners], className)}
    />
  );
}

/** Exactly the size of a product card, so that nothing moves when products arrive. */
export function CardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <Skeleton corners="none" className="aspect-3/2" />
      <div className="flex flex-1 flex-col p-3 xs:p-4">
        <div className="h-10 xs:h-11">
          <Skeleton className="mt-1 h-3.5 w-11/12" />
          <Skeleton className="mt-2 h-3.5 w-3/5" />
        </div>
        <Skeleton className="mt-2.75 h-3.5 w-1/2" />
        <Skeleton className="mt-1.5 mb-0.75 h-3.5 w-2/5" />
        <Skeleton className="mt-4 mb-1 h-5 w-1/3" />
        <div className="mt-auto flex gap-2 pt-4">
          <Skeleton corners="control" className="h-11 flex-1" />
          <Skeleton corners="control" className="size-11" />
        </div>
      </div>
    </div>
  );
}

/** The announcement that goes with skeletons, once per list. */
export function Loading({ label }: { label?: string }) {
  return (
    <span role="status" className="sr-only">
      {label ?? <Trans>Loading</Trans>}
    </span>
  );
}
