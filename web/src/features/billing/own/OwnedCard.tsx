import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnedStatus } from '@plyhaat/contract/billing/owned';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { ReactNode } from 'react';
import { Badge } from '#ui/display/Badge.tsx';
import { Progress } from '#ui/display/Progress.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { STATUS, type Term } from './term.ts';

type Props = {
  name: string;
  line: ReactNode;
  price: number;
  status: OwnedStatus;
  term: Term;
  children?: ReactNode;
};

/** A plan or a top-up that was bought: what, when, how much of it is over. */
export function OwnedCard({ name, line, price, status, term, children }: Props) {
  const { t } = useLingui();
  const { label, tone } = STATUS[status];
  const { elapsed, days } = term;
  const runs = status === 'active' || status === 'expired';
  return (
    <article className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title">
            {name} <Badge tone={tone}>{t(label)}</Badge>
          </h2>
          <p className="mt-1 text-ink-2 text-ui">{line}</p>
        </div>
        <p className="flex-none text-right">
          <b className="block text-title tabular-nums">{formatRupees(price)}</b>
          <span className="text-ink-3 text-meta">
            <Trans>plus 18% GST</Trans>
          </span>
        </p>
      </div>
      {runs && (
        <div className="grid gap-1.5">
          <Progress
            label={t`${name}: days over`}
            value={term.elapsed}
            max={term.days}
            tone={status === 'active' ? 'teak' : 'amber'}
          />
          <p className="flex justify-between gap-4 text-meta tabular-nums">
            <span className="text-ink-3">
              <Trans>
                {elapsed} of {days} days
              </Trans>
            </span>
            <b className="font-semibold">
              {status === 'active'
                ? t`${plural(term.left, { one: '# day left', other: '# days left' })}`
                : t`Ended ${{ end: formatDay(term.end, t) }}`}
            </b>
          </p>
        </div>
      )}
      {children}
    </article>
  );
}
