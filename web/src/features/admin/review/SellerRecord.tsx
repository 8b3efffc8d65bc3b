import type { OwnerFacts } from '@plyhaat/contract/admin/review-facts';
import { isBusiness } from '@plyhaat/contract/core/roles';
import * as TEXTS from './texts.ts';

const linesOf = (facts: OwnerFacts): readonly (readonly [head: string, value: string])[] => {
  const { role, live, listings, decided, rejections, reports, reportsUpheld, leads, answeredInADay } = facts;
  const reported = [TEXTS.reports, TEXTS.reportsOf(reports, reportsUpheld)] as const;
  if (!isBusiness(role)) return [reported];
  return [
    [TEXTS.live, TEXTS.countOf(live, listings)],
    [TEXTS.rejected, TEXTS.countOf(rejections, decided)],
    reported,
    [TEXTS.answers, leads === 0 ? TEXTS.none : TEXTS.inADay(Math.round((answeredInADay / leads) * 100))],
  ];
};

/** How whoever published it has done so far. */
export function SellerRecord({ facts, title }: { facts: OwnerFacts; title: string }) {
  return (
    <section aria-label={title} className="max-xl:order-1">
      <h3 className="mb-1.5 font-semibold text-ui">
        {title} <small className="font-normal text-ink-3 text-meta">{TEXTS.days90}</small>
      </h3>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line has-[>:only-child]:grid-cols-1 sm:has-[>:nth-child(2)]:grid-cols-[repeat(4,auto)]">
        {linesOf(facts).map(([head, value]) => (
          <div key={head} className="bg-surface px-3 py-2">
            <dt className="text-ink-3 text-meta">{head}</dt>
            <dd className="font-semibold text-ui tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
