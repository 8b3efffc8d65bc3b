import type { Batch } from '@plyhaat/contract/catalog/batches';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Notice } from '#forms/Notice.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Progress } from '#ui/display/Progress.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { BatchActions } from './BatchActions.tsx';
import { BatchRows } from './BatchRows.tsx';
import { isAtWork, ownBatch } from './bulk.queries.ts';
import { STATE_TONES } from './OwnBatches.tsx';
import * as TEXTS from './texts.ts';

const written = (count: number) => count.toLocaleString('en-IN');

/** One upload: how far it is, what was found in it, and what the seller can do with it. */
export function BatchDetail({ id }: { id: string }) {
  const { data: batch, isError, error, refetch } = useQuery(ownBatch(id));
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (!batch) return <RowSkeletons rows={3} picture="h-14 w-21" />;
  const hasRows = !isAtWork(batch) && batch.state !== 'failed' && batch.state !== 'cancelled';
  return (
    <>
      <section aria-label={batch.name} className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-body">
          <span className="wrap-anywhere">{batch.name}</span>
          <Badge tone={STATE_TONES[batch.state]}>{TEXTS.states[batch.state]}</Badge>
        </h2>
        {isAtWork(batch) ? <AtWork batch={batch} /> : <Found batch={batch} />}
        <StatusText batch={batch} />
        <BatchActions batch={batch} />
      </section>
      {hasRows && <BatchRows key={batch.state} batch={batch} />}
      <p>
        <Link to="/account" search={{ tab: 'bulkUpload' }} className={buttonClass({ variant: 'line' })}>
          {TEXTS.uploadAnother}
        </Link>
      </p>
    </>
  );
}

function AtWork({ batch }: { batch: Batch }) {
  const deciding = batch.state === 'deciding';
  const all = deciding ? batch.fresh + batch.changed : batch.rows;
  const done = deciding ? batch.approved + batch.rejected : batch.checked;
  const words = deciding ? TEXTS.decidingRows : TEXTS.checkingRows;
  const label = batch.state === 'reading' ? TEXTS.reading : words(written(done), written(all));
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ui tabular-nums">
        {label}
      </p>
      <Progress label={label} value={done} max={Math.max(1, all)} />
      <p className="text-ink-3 text-meta">{TEXTS.youMayLeave}</p>
    </div>
  );
}

function Found({ batch }: { batch: Batch }) {
  if (batch.state === 'failed' || batch.state === 'cancelled') return null;
  const tiles =
    batch.state === 'decided'
      ? [
          [TEXTS.approved, batch.approved],
          [TEXTS.rejected, batch.rejected],
          [TEXTS.same, batch.same],
          [TEXTS.faulty, batch.faulty],
        ]
      : [
          [TEXTS.fresh, batch.fresh],
          [TEXTS.changed, batch.changed],
          [TEXTS.same, batch.same],
          [TEXTS.faulty, batch.faulty],
        ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {tiles.map(([label, count]) => (
        <div key={label} className="rounded bg-sunken px-4 py-3">
          <dt className="text-ink-2 text-meta">{label}</dt>
          <dd className="font-semibold text-head tabular-nums">{written(Number(count))}</dd>
        </div>
      ))}
    </dl>
  );
}

function StatusText({ batch: { state, reason } }: { batch: Batch }) {
  if (state === 'failed') return <Notice outcome="failed">{reason}</Notice>;
  const line = {
    waiting: TEXTS.underReview,
    decided: TEXTS.wasDecided,
    cancelled: TEXTS.wasCancelled,
  }[state as string];
  return (
    <>
      {line && <p className="text-ink-2 text-ui">{line}</p>}
      {reason && <p className="font-medium text-brick text-ui wrap-anywhere">{reason}</p>}
    </>
  );
}
