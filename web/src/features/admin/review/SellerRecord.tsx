import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnerFacts } from '@plyhaat/contract/admin/review-facts';
import { isBusiness } from '@plyhaat/contract/core/roles';
import { type Said, useSay } from '#ui/said.ts';

const shown = (count: number) => count.toLocaleString('en-IN');
const countOf = (count: number, whole: number) => msg`${{ count: shown(count) }} of ${{ whole: shown(whole) }}`;
const reportsOf = (count: number, upheld: number) =>
  count === 0
    ? msg`None`
    : msg`${{ count: shown(count) }}, ${plural(upheld, { 0: 'none upheld', other: `${upheld} upheld` })}`;

const linesOf = (facts: OwnerFacts): readonly (readonly [head: MessageDescriptor, value: Said])[] => {
  const { role, live, listings, decided, rejections, reports, reportsUpheld, leads, answeredInADay } = facts;
  const reported = [msg`Reports`, reportsOf(reports, reportsUpheld)] as const;
  if (!isBusiness(role)) return [reported];
  return [
    [msg`Live`, countOf(live, listings)],
    [msg`Rejected`, countOf(rejections, decided)],
    reported,
    [msg`Answers`, leads === 0 ? '–' : msg`${{ percent: Math.round((answeredInADay / leads) * 100) }}% in a day`],
  ];
};

/** How whoever published it has done so far. */
export function SellerRecord({ facts, title }: { facts: OwnerFacts; title: string }) {
  const { t } = useLingui();
  const say = useSay();
  return (
    <section aria-label={title} className="max-xl:order-1">
      <h3 className="mb-1.5 font-semibold text-ui">
        {title}{' '}
        <small className="font-normal text-ink-3 text-meta">
          <Trans>90 days</Trans>
        </small>
      </h3>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line has-[>:only-child]:grid-cols-1 sm:has-[>:nth-child(2)]:grid-cols-[repeat(4,auto)]">
        {linesOf(facts).map(([head, value]) => (
          <div key={head.id} className="bg-surface px-3 py-2">
            <dt className="text-ink-3 text-meta">{t(head)}</dt>
            <dd className="font-semibold text-ui tabular-nums">{say(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
