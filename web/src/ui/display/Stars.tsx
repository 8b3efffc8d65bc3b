import { Star } from 'lucide-react';
import { classes } from '../classes.ts';

const FIVE = [1, 2, 3, 4, 5] as const;

/** Five stars, filled by the floor of the rating (spec 1 §2 'Seller card'). */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const filled = Math.floor(rating);
  return (
    <span className={classes('inline-flex items-center gap-px', className)}>
      {FIVE.map((star) => (
        <Star
          key={star}
          size={16}
          strokeWidth={0}
          aria-hidden="true"
          className={star <= filled ? 'fill-amber' : 'fill-line-2'}
          data-filled={star <= filled}
        />
      ))}
      <span className="sr-only">{`${rating} out of 5`}</span>
    </span>
  );
}

/** Stars, the figure, and how many it rests on. */
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
