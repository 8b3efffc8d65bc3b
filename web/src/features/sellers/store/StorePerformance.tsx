import type { Performance } from '@plyhaat/contract/sellers/storefront';
import { responseTime } from './response.ts';
import * as TEXTS from './texts.ts';

/** How the seller deals with buyers. Figures based on too few leads or reviews are left out (SELL-14). */
export function StorePerformance({ performance }: { performance: Performance }) {
  const { responseMinutes, responseRate, sameDayRate, positiveRate } = performance;
  const figures = [
    [TEXTS.responseTime, responseMinutes === null ? null : responseTime(responseMinutes)],
    [TEXTS.responseRate, inPercent(responseRate)],
    [TEXTS.answeredWithinADay, inPercent(sameDayRate)],
    [TEXTS.positiveReviews, inPercent(positiveRate)],
  ].filter(([, figure]) => figure !== null);
  if (figures.length === 0) return null;
  return (
    <section aria-label={TEXTS.performance} className="border-line border-t pt-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-3 text-meta">{label}</dt>
            <dd className="font-semibold text-body tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const inPercent = (share: number | null) => (share === null ? null : `${share}%`);
