import { Plural, Trans } from '@lingui/react/macro';
import { classes } from '../classes.ts';

const FILLED = ['[--filled:0]', '[--filled:1]', '[--filled:2]', '[--filled:3]', '[--filled:4]', '[--filled:5]'];

/** Five stars, filled by the floor of the rating (REV-8). */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const filled = Math.floor(rating);
  return (
    <span data-filled={filled} className={classes('stars', FILLED[filled], className)}>
      <span className="sr-only">
        <Trans>{rating} out of 5</Trans>
      </span>
    </span>
  );
}

/** Stars, the figure, and how many it rests on. Nobody gives 0: that is no rating yet. */
export function Rating({ rating, count, className }: { rating: number; count?: number; className?: string }) {
  if (rating === 0)
    return (
      <span className={classes('text-ink-2 text-ui', className)}>
        <Trans>No reviews yet</Trans>
      </span>
    );
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-ui tabular-nums', className)}>
      <Stars rating={rating} />
      <span aria-hidden="true" className="font-semibold">
        {rating.toFixed(1)}
      </span>
      {count !== undefined && (
        <span className="text-ink-3">
          · <Plural value={count} one="1 review" other={`${count} reviews`} />
        </span>
      )}
    </span>
  );
}
