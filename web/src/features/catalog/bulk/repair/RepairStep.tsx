import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Batch } from '@plyhaat/contract/catalog/batches';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Columns3 } from 'lucide-react';
import { Download } from '#forms/Download.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { formatDay } from '#ui/words/dates.ts';
import { submittingBatch } from '../bulk.queries.ts';
import { EndBar } from '../EndBar.tsx';
import { batchCauses } from '../repair.queries.ts';
import { StepHead } from '../StepHead.tsx';
import { CauseList } from './CauseList.tsx';
import { isSolved } from './cause-words.ts';
import { RepairTable } from './RepairTable.tsx';
import { Summary } from './Summary.tsx';

const written = (count: number) => count.toLocaleString('en-IN');
/** In the address: every row, instead of those of a cause. */
const ALL = 'all';

/** Faults by cause with their remedies, the rows to correct, and what goes to review meanwhile. */
export function RepairStep({ batch, chosen }: { batch: Batch; chosen: string | undefined }) {
  const { t } = useLingui();
  const { data: causes = [] } = useQuery(batchCauses(batch._id, batch.checked));
  const navigate = useNavigate();
  const show = (cause: string) =>
    void navigate({
      to: '/account',
      search: { tab: 'bulkUpload', id: batch._id, cause },
      replace: true,
      resetScroll: false,
    });
  const first = causes.find((cause) => !isSolved(cause)) ?? causes[0];
  const cause = chosen === ALL ? undefined : (causes.find(({ key }) => key === chosen) ?? first);
  const { rows, changes, missing } = batch;
  const about = [
    batch.name,
    t`changes ${{ changes: written(changes) }}, new ${{ fresh: written(rows - changes) }}, missing ${{ missing: written(missing) }}`,
    t`kept until ${{ day: formatDay(new Date(batch.keptUntil), t) }}`,
  ];
  return (
    <>
      <StepHead batch={batch} step="repair" title={t`Repair, then send`} about={about}>
        {batch.columns && (
          <Link
            to="/account"
            search={{ tab: 'bulkUpload', id: batch._id, step: 'columns' }}
            className={buttonClass({ variant: 'line' })}
          >
            <Columns3 size={18} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Columns</Trans>
          </Link>
        )}
      </StepHead>
      <Summary batch={batch} causes={causes} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <CauseList batch={batch} causes={causes} chosen={cause?.key} onChoose={show} />
        <RepairTable key={cause?.key ?? ALL} batch={batch} cause={cause} onAll={() => show(ALL)} />
      </div>
      <Send batch={batch} />
    </>
  );
}

const NOTHING_YET = msg`Nothing can go to review yet.`;

function nothingToSend({ same, faulty, draft }: Batch): MessageDescriptor {
  if (faulty > 0) return NOTHING_YET;
  if (draft > 0)
    return msg`Saved as drafts: ${{ count: written(draft) }}. They go to review when they have a picture, today or later.`;
  return same > 0 ? msg`Every product is as the file says already.` : NOTHING_YET;
}

function Send({ batch }: { batch: Batch }) {
  const { t } = useLingui();
  const { _id, fresh, changed, faulty, draft, state } = batch;
  const submitting = useChange(submittingBatch(_id), { refresh: [['batches']], refreshOnError: true });
  const [count, stay] = [fresh + changed, faulty + draft];
  const isAllDrafts = count === 0 && faulty === 0 && draft > 0;
  return (
    <EndBar
      said={
        count === 0 ? (
          t(nothingToSend(batch))
        ) : (
          <>
            <Trans>
              <b className="text-ink tabular-nums">{written(count)} rows</b> go to review now.
            </Trans>{' '}
            {stay > 0 && t`The other ${{ count: written(stay) }} stay here.`}
          </>
        )
      }
    >
      {faulty > 0 && (
        <Download path={`/product/batches/${_id}/faulty.xlsx`} name="to-correct.xlsx">
          <Trans>Excel with the faults</Trans>
        </Download>
      )}
      {isAllDrafts && (
        <Link to="/account" search={{ tab: 'bulkUpload' }} className={buttonClass({ variant: 'primary' })}>
          <Trans>Done for now</Trans>
        </Link>
      )}
      {count > 0 && (
        <Button busy={submitting.isPending} disabled={state !== 'checked'} onClick={() => submitting.mutate()}>
          {t`Send ${{ count: written(count) }} to review`}
        </Button>
      )}
    </EndBar>
  );
}
