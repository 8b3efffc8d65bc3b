import { Trans, useLingui } from '@lingui/react/macro';
import type { Ending, EndingKind } from '@plyhaat/contract/admin/overview';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import { counted } from '#ui/charts/figures.ts';
import { Panel } from '#ui/display/Panel.tsx';
import { rupees } from './overview.words.ts';
import * as TEXTS from './texts.ts';

/** What ends within seven days, and the lists of it. */
export function EndingPanel({ ending, className }: { ending: readonly Ending[]; className: string }) {
  return (
    <Panel className={className} title={t`Ends this week`}>
      {ending.length === 0 && <p className="text-ink-2 text-ui"><Trans>Nothing ends within seven days.</Trans></p>}
      <ul className="divide-y divide-line text-ui">
        {ending.map((row) => (
          <li key={row.kind} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <b className="block font-semibold">{TEXTS.endingCount(row.kind, row.count, counted(row.count))}</b>
              <span className="block text-ink-3 text-meta">{aboutEnding(row)}</span>
            </span>
            <Link
              {...listOf(row.kind)}
              aria-label={TEXTS.seeEnding(row.kind)}
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

function aboutEnding({ kind, soonest, open, worth }: Ending): string {
  if (kind === 'plan' && open !== null) return TEXTS.withoutRenewal(counted(open), rupees(worth ?? 0));
  if (kind === 'requirement' && open !== null) return TEXTS.withoutQuote(counted(open));
  return TEXTS.soonest(formatMoment(new Date(soonest)));
}

/** What has no list of its own is in the review queue, among the approved. */
function listOf(kind: EndingKind) {
  if (kind === 'plan') return { to: '/admin/members', search: { planEnds: 'week' } } as const;
  if (kind === 'requirement') return { to: '/admin/requirements', search: { ends: 'week' } } as const;
  if (kind === 'licence') return { to: '/admin/products', search: { licenceEnds: 'week' } } as const;
  return { to: '/admin/review', search: { kind, status: 'APPROVED' } } as const;
}
