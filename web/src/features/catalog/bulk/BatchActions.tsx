import type { Batch } from '@plyhaat/contract/catalog/batches';
import { useState } from 'react';
import { Download } from '#forms/Download.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { cancellingBatch, submittingBatch } from './bulk.queries.ts';
import * as TEXTS from './texts.ts';

const CANCELLABLE: readonly Batch['state'][] = ['reading', 'checking', 'checked', 'waiting'];
const written = (count: number) => count.toLocaleString('en-IN');

/** Correct, send, or give up. */
export function BatchActions({ batch }: { batch: Batch }) {
  return (
    <>
      {batch.faulty > 0 && batch.state !== 'checking' && batch.state !== 'cancelled' && <Faulty batch={batch} />}
      {CANCELLABLE.includes(batch.state) && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t pt-5">
          <Cancel batch={batch} />
          {batch.state === 'checked' && <Submit batch={batch} />}
        </div>
      )}
    </>
  );
}

function Faulty({ batch: { _id, faulty } }: { batch: Batch }) {
  const path = `/product/batches/${_id}/faulty`;
  return (
    <div className="grid gap-3 rounded bg-amber-soft px-4 py-3 text-ui">
      <p className="text-amber-ink">
        {faulty === 1 ? TEXTS.oneFaultFound : TEXTS.faultsFound(TEXTS.countRows(written(faulty)))} {TEXTS.correctThem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Download path={`${path}.xlsx`} name="to-correct.xlsx">
          {TEXTS.downloadFaulty}
        </Download>
        <Download path={`${path}.csv`} name="to-correct.csv">
          {TEXTS.downloadFaultyCsv}
        </Download>
      </div>
    </div>
  );
}

const READ_AGAIN = { refresh: [['batches']], refreshOnError: true };

function Submit({ batch: { _id, fresh, changed } }: { batch: Batch }) {
  const submitting = useChange(submittingBatch(_id), READ_AGAIN);
  const count = fresh + changed;
  if (count === 0) return <p className="text-ink-2 text-ui">{TEXTS.nothingToSend}</p>;
  return (
    <Button busy={submitting.isPending} onClick={() => submitting.mutate()}>
      {count === 1 ? TEXTS.sendOneToReview : TEXTS.sendToReview(written(count))}
    </Button>
  );
}

function Cancel({ batch: { _id } }: { batch: Batch }) {
  const [open, setOpen] = useState(false);
  const cancelling = useChange(cancellingBatch(_id), { ...READ_AGAIN, onSettled: () => setOpen(false) });
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {TEXTS.cancelUpload}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={TEXTS.cancelQuestion}
        text={TEXTS.cancelText}
        confirmLabel={TEXTS.cancelUpload}
        cancelLabel={TEXTS.keepIt}
        danger
        busy={cancelling.isPending}
        onConfirm={() => cancelling.mutate()}
      />
    </>
  );
}
