import type { Batch } from '@plyhaat/contract/catalog/batches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Download } from '#forms/Download.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
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

/** What a press did, and what the screens show of it. */
function useOutcome() {
  const queries = useQueryClient();
  return {
    onSuccess: ({ message }: { message: string }) => {
      toastSuccess(message);
      void queries.invalidateQueries({ queryKey: ['batches'] });
    },
    onError: (error: Error) => {
      toastError(error.message);
      void queries.invalidateQueries({ queryKey: ['batches'] });
    },
  };
}

function Submit({ batch: { _id, fresh, changed } }: { batch: Batch }) {
  const outcome = useOutcome();
  const submitting = useMutation(submittingBatch(_id));
  const count = fresh + changed;
  if (count === 0) return <p className="text-ink-2 text-ui">{TEXTS.nothingToSend}</p>;
  return (
    <Button busy={submitting.isPending} onClick={() => submitting.mutate(undefined, outcome)}>
      {count === 1 ? TEXTS.sendOneToReview : TEXTS.sendToReview(written(count))}
    </Button>
  );
}

function Cancel({ batch: { _id } }: { batch: Batch }) {
  const [open, setOpen] = useState(false);
  const outcome = useOutcome();
  const cancelling = useMutation(cancellingBatch(_id));
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
        onConfirm={() => cancelling.mutate(undefined, { ...outcome, onSettled: () => setOpen(false) })}
      />
    </>
  );
}
