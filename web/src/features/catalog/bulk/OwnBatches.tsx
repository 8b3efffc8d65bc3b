import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Batch, BatchState } from '@plyhaat/contract/catalog/batches';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { formatMoment } from '#ui/words/dates.ts';
import { ownBatches } from './bulk.queries.ts';

export const STATE_TONES: Readonly<Record<BatchState, BadgeTone>> = {
  reading: 'plain',
  columns: 'wait',
  checking: 'plain',
  checked: 'wait',
  waiting: 'wait',
  deciding: 'wait',
  decided: 'ok',
  failed: 'no',
  cancelled: 'plain',
};

const STATES: Readonly<Record<BatchState, MessageDescriptor>> = {
  reading: msg`Reading`,
  columns: msg`Columns to confirm`,
  checking: msg`Checking`,
  checked: msg`Ready to submit`,
  waiting: msg`Under review`,
  deciding: msg`Being decided`,
  decided: msg`Decided`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
};

/** Ready is what has something to send. */
export function stateWord({ state, fresh, changed, faulty, draft }: Batch): MessageDescriptor {
  if (state !== 'checked' || fresh + changed > 0) return STATES[state];
  return faulty + draft > 0 ? msg`To repair` : msg`Nothing to send`;
}

/** What was uploaded before, latest first. */
export function OwnBatches() {
  const { t } = useLingui();
  const found = useQuery(ownBatches());
  return (
    <section aria-label={t`Your uploads`} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="mb-3 font-semibold text-body">
        <Trans>Your uploads</Trans>
      </h2>
      {found.isError && (
        <ErrorState
          text={t`Failed to load your uploads. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <RowSkeletons rows={2} picture="h-10 w-10" />}
      {found.data?.total === 0 && <Empty text={t`You have not uploaded a file yet.`} />}
      {found.data && found.data.total > 0 && (
        <ul>
          {found.data.data.map((batch) => (
            <Line key={batch._id} batch={batch} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ batch }: { batch: Batch }) {
  const { t } = useLingui();
  const { _id, name, state, rows, draft, createdAt } = batch;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 text-ui">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <Badge tone={STATE_TONES[state]}>{t(stateWord(batch))}</Badge>
        </p>
        <p className="text-ink-3 text-meta tabular-nums">
          {formatMoment(new Date(createdAt), t)}
          {rows > 0 && <> · {t`${{ rows: rows.toLocaleString('en-IN') }} rows`}</>}
          {state === 'checked' && draft > 0 && (
            <> · {t`${{ count: draft.toLocaleString('en-IN') }} wait for a picture`}</>
          )}
        </p>
      </div>
      <Link
        to="/account"
        search={{ tab: 'bulkUpload', id: _id }}
        aria-label={t`Open ${name}`}
        className={buttonClass({ variant: 'line' })}
      >
        <Trans context="a button">Open</Trans>
      </Link>
    </li>
  );
}
