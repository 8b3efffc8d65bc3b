import { Trans, useLingui } from '@lingui/react/macro';
import type { Batch } from '@plyhaat/contract/catalog/batches';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Notice } from '#forms/Notice.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { ErrorState } from '#ui/display/Empty.tsx';
import { Progress } from '#ui/display/Progress.tsx';
import { RowSkeletons } from '#ui/display/RowSkeletons.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { BatchActions } from './BatchActions.tsx';
import { BatchRows } from './BatchRows.tsx';
import { isAtWork, ownBatch } from './bulk.queries.ts';
import { ColumnsStep } from './columns/ColumnsStep.tsx';
import { STATE_TONES, stateWord } from './OwnBatches.tsx';
import { RepairStep } from './repair/RepairStep.tsx';
import { batchCauses } from './repair.queries.ts';
import { type Step, Steps } from './Steps.tsx';

const written = (count: number) => count.toLocaleString('en-IN');

const account = getRouteApi('/account');

/** One upload: what its columns are, what is to repair in it, or what became of it. */
export function BatchDetail({ id }: { id: string }) {
  const { step, cause } = account.useSearch();
  const navigate = useNavigate();
  const { data: batch, isError, error, refetch } = useQuery(ownBatch(id));
  const { data: causes = [] } = useQuery({
    ...batchCauses(id, batch?.checked ?? 0),
    enabled: batch?.state === 'checking',
  });
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (!batch) return <RowSkeletons rows={3} picture="h-14 w-21" />;
  const toRows = () => void navigate({ to: '/account', search: { tab: 'bulkUpload', id }, replace: true });
  const isBeside = step === 'columns' && batch.state === 'checked' && batch.columns !== null;
  // Rows that are checked again after a remedy stay in sight.
  const isRepaired = batch.state === 'checked' || (batch.state === 'checking' && causes.some(({ remedy }) => remedy));
  return (
    <>
      {batch.state === 'columns' || isBeside ? (
        <ColumnsStep batch={batch} onBack={isBeside ? toRows : undefined} />
      ) : isRepaired ? (
        <RepairStep batch={batch} chosen={cause} />
      ) : (
        <Outcome batch={batch} />
      )}
      <BatchActions batch={batch} />
    </>
  );
}

const STEP_OF: Partial<Record<Batch['state'], Step>> = { reading: 'file', checking: 'repair', waiting: 'send' };

/** An upload on which a job, staff, or nobody works any more. */
function Outcome({ batch }: { batch: Batch }) {
  const { t } = useLingui();
  const hasRows = !isAtWork(batch) && batch.state !== 'failed' && batch.state !== 'cancelled';
  const step = STEP_OF[batch.state];
  return (
    <>
      {step && <Steps batch={batch} now={step} />}
      <section aria-label={batch.name} className="grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-body">
          <span className="wrap-anywhere">{batch.name}</span>
          <Badge tone={STATE_TONES[batch.state]}>{t(stateWord(batch))}</Badge>
        </h2>
        {isAtWork(batch) ? <AtWork batch={batch} /> : <Found batch={batch} />}
        <StatusText batch={batch} />
        <Rest batch={batch} />
      </section>
      {hasRows && <BatchRows key={batch.state} batch={batch} />}
      <p>
        <Link to="/account" search={{ tab: 'bulkUpload' }} className={buttonClass({ variant: 'line' })}>
          <Trans>Upload another file</Trans>
        </Link>
      </p>
    </>
  );
}

/** Where the rows are that did not go to review. */
function Rest({ batch: { restId, faulty, draft, keptUntil } }: { batch: Batch }) {
  const { t } = useLingui();
  if (!restId) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-leaf-soft px-4 py-3 text-ui">
      <span>{t`The other ${{ rows: written(faulty + draft) }} rows wait until ${{ day: formatDay(new Date(keptUntil), t) }}.`}</span>
      <Link to="/account" search={{ tab: 'bulkUpload', id: restId }} className="link">
        <Trans>Repair them</Trans>
      </Link>
    </p>
  );
}

function AtWork({ batch }: { batch: Batch }) {
  const { t } = useLingui();
  const deciding = batch.state === 'deciding';
  const all = deciding ? batch.fresh + batch.changed : batch.rows;
  const done = deciding ? batch.approved + batch.rejected : batch.checked;
  const figures = { done: written(done), all: written(all) };
  const working = deciding
    ? t`Decided ${{ done: figures.done }} of ${{ all: figures.all }} products`
    : t`Checked ${{ done: figures.done }} of ${{ all: figures.all }} rows`;
  const label = batch.state === 'reading' ? t`Reading your file` : working;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ui tabular-nums">
        {label}
      </p>
      <Progress label={label} value={done} max={Math.max(1, all)} />
      <p className="text-ink-3 text-meta">
        <Trans>You can leave this page. The work goes on.</Trans>
      </p>
    </div>
  );
}

function Found({ batch }: { batch: Batch }) {
  const { t } = useLingui();
  if (batch.state === 'failed' || batch.state === 'cancelled') return null;
  const tiles =
    batch.state === 'decided'
      ? [
          [t`Approved`, batch.approved],
          [t`Sent back`, batch.rejected],
          [t`Unchanged`, batch.same],
          [t`Faulty rows`, batch.faulty],
        ]
      : [
          [t`New products`, batch.fresh],
          [t`Changed`, batch.changed],
          [t`Unchanged`, batch.same],
          [t`Faulty rows`, batch.faulty],
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
  const { t } = useLingui();
  if (state === 'failed') return <Notice outcome="failed">{reason}</Notice>;
  const line = {
    waiting: t`Our team is checking this upload. We will notify you when it is decided.`,
    decided: t`This upload is decided. Products that were sent back are in My Products with the reason.`,
    cancelled: t`This upload was cancelled. Nothing of it was saved.`,
  }[state as string];
  return (
    <>
      {line && <p className="text-ink-2 text-ui">{line}</p>}
      {reason && <p className="font-medium text-brick text-ui wrap-anywhere">{reason}</p>}
    </>
  );
}
