import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ending, EndingKind } from '@plyhaat/contract/admin/overview';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import { counted } from '#ui/charts/figures.ts';
import { Panel } from '#ui/display/Panel.tsx';
import { rupees } from './overview.words.ts';

/** `shown` is the number as it is written. */
type Words = {
  readonly counted: (count: number, shown: string) => MessageDescriptor;
  readonly seeAll: MessageDescriptor;
};

const ENDING: Readonly<Record<EndingKind, Words>> = {
  plan: {
    counted: (count, shown) => msg`${plural(count, { one: `${shown} plan`, other: `${shown} plans` })}`,
    seeAll: msg`See all plans`,
  },
  requirement: {
    counted: (count, shown) => msg`${plural(count, { one: `${shown} requirement`, other: `${shown} requirements` })}`,
    seeAll: msg`See all requirements`,
  },
  flashSale: {
    counted: (count, shown) => msg`${plural(count, { one: `${shown} flash sale`, other: `${shown} flash sales` })}`,
    seeAll: msg`See all flash sales`,
  },
  advertisement: {
    counted: (count, shown) => msg`${plural(count, { one: `${shown} new arrival`, other: `${shown} new arrivals` })}`,
    seeAll: msg`See all new arrivals`,
  },
  banner: {
    counted: (count, shown) => msg`${plural(count, { one: `${shown} banner`, other: `${shown} banners` })}`,
    seeAll: msg`See all banners`,
  },
  promotion: {
    counted: (count, shown) => msg`${plural(count, { one: `${shown} promotion`, other: `${shown} promotions` })}`,
    seeAll: msg`See all promotions`,
  },
  opportunity: {
    counted: (count, shown) => msg`${plural(count, { one: `${shown} opportunity`, other: `${shown} opportunities` })}`,
    seeAll: msg`See all opportunities`,
  },
  licence: {
    counted: (count, shown) => msg`${plural(count, { one: `${shown} licence`, other: `${shown} licences` })}`,
    seeAll: msg`See all licences`,
  },
};

/** What ends within seven days, and the lists of it. */
export function EndingPanel({ ending, className }: { ending: readonly Ending[]; className: string }) {
  const { t } = useLingui();
  return (
    <Panel className={className} title={t`Ends this week`}>
      {ending.length === 0 && (
        <p className="text-ink-2 text-ui">
          <Trans>Nothing ends within seven days.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line text-ui">
        {ending.map((row) => (
          <li key={row.kind} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <b className="block font-semibold">{t(ENDING[row.kind].counted(row.count, counted(row.count)))}</b>
              <span className="block text-ink-3 text-meta">{t(aboutEnding(row))}</span>
            </span>
            <Link
              {...listOf(row.kind)}
              aria-label={t(ENDING[row.kind].seeAll)}
              className={buttonClass({ variant: 'line', tight: true })}
            >
              <Trans>See all</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function aboutEnding({ kind, soonest, open, worth }: Ending): MessageDescriptor {
  if (kind === 'plan' && open !== null)
    return msg`${{ count: counted(open) }} without renewal, ${{ sum: rupees(worth ?? 0) }}`;
  if (kind === 'requirement' && open !== null) return msg`${{ count: counted(open) }} without a quote`;
  return msg`Soonest ${{ moment: formatMoment(new Date(soonest)) }}`;
}

/** What has no list of its own is in the review queue, among the approved. */
function listOf(kind: EndingKind) {
  if (kind === 'plan') return { to: '/admin/members', search: { planEnds: 'week' } } as const;
  if (kind === 'requirement') return { to: '/admin/requirements', search: { ends: 'week' } } as const;
  if (kind === 'licence') return { to: '/admin/products', search: { licenceEnds: 'week' } } as const;
  return { to: '/admin/review', search: { kind, status: 'APPROVED' } } as const;
}
