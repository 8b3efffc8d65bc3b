import { useLingui } from '@lingui/react/macro';
import type { Performance } from '@plyhaat/contract/sellers/storefront';
import { responseTime } from './response.ts';

/** How the seller deals with buyers. Figures based on too few leads or reviews are left out (SELL-14). */
export function StorePerformance({ performance }: { performance: Performance }) {
  const { t } = useLingui();
  const { responseMinutes, responseRate, sameDayRate, positiveRate } = performance;
  const figures = [
    [t`Response time`, responseMinutes === null ? null : t(responseTime(responseMinutes))],
    [t`Response rate`, inPercent(responseRate)],
    [t`Answered within a day`, inPercent(sameDayRate)],
    [t`Positive reviews`, inPercent(positiveRate)],
  ].filter(([, figure]) => figure !== null);
  if (figures.length === 0) return null;
  return (
    <section aria-label={t`Performance`} className="border-line border-t pt-4">
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
