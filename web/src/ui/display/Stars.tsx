import { classes } from '../classes.ts';
import * as TEXTS from './texts.ts';

const FILLED = ['[--filled:0]', '[--filled:1]', '[--filled:2]', '[--filled:3]', '[--filled:4]', '[--filled:5]'];

/** Five stars, filled by the floor of the rating (REV-8). */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const filled = Math.floor(rating);
  return (
    <span data-filled={filled} className={classes('stars', FILLED[filled], className)}>
      <span className="sr-only">{TEXTS.ratingOutOf5(rating)}</span>
    </span>
  );
}

/** Stars, the figure, and how many it rests on. Nobody gives 0: that is no rating yet. */
export function Rating({
  rating,
  count,
  noun = ['review', 'reviews'],
  className,
}: {
  rating: number;
  count?: number;
  noun?: readonly [one: string, many: string];
  className?: string;
}) {
  if (rating === 0)
    return <span className={classes('text-ink-2 text-ui', className)}>{TEXTS.noValueYet(noun[1])}</span>;
  return (
    <span className={classes('inline-flex items-center gap-1.5 text-ui tabular-nums', className)}>
      <Stars rating={rating} />
      <span aria-hidden="true" className="font-semibold">
        {rating.toFixed(1)}
      </span>
      {count !== undefined && <span className="text-ink-3">{`· ${count} ${noun[count === 1 ? 0 : 1]}`}</span>}
    </span>
  );
}
