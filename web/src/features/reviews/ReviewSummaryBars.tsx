import { Plural } from '@lingui/react/macro';
import type { ReviewSummary } from '@plyhaat/contract/reviews/reviews';
import { Stars } from '#ui/display/Stars.tsx';

/** The average and how many gave how many stars. Drawn with attributes: the CSP refuses a style attribute. */
export function ReviewSummaryBars({ summary }: { summary: ReviewSummary }) {
  const most = Math.max(1, ...summary.stars);
  return (
    <div className="flex items-center gap-6 sm:gap-8">
      <div className="flex-none">
        <p aria-hidden="true" className="font-heavy text-display tabular-nums">
          {summary.rating.toFixed(1)}
        </p>
        <Stars rating={summary.rating} />
      </div>
      <ol reversed className="grid min-w-0 flex-1 grid-cols-1 gap-1 text-ui tabular-nums">
        {[5, 4, 3, 2, 1].map((star) => {
          const count = summary.stars[star - 1] ?? 0;
          return (
            <li key={star} className="flex items-center gap-3">
              <span className="sr-only">
                <Plural value={star} one={`1 star: ${count}`} other={`${star} stars: ${count}`} />
              </span>
              <span aria-hidden="true" className="w-2">
                {star}
              </span>
              <svg aria-hidden="true" className="h-1.5 w-0 min-w-0 flex-1 overflow-hidden rounded-full">
                <rect width="100%" height="100%" className="fill-line" />
                <rect width={`${(count / most) * 100}%`} height="100%" className="fill-amber" />
              </svg>
              <span aria-hidden="true" className="w-8 text-ink-2">
                {count}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
