import { Trans, useLingui } from '@lingui/react/macro';
import type { Batch } from '@plyhaat/contract/catalog/batches';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { cancellingBatch } from './bulk.queries.ts';

const CANCELLABLE: readonly Batch['state'][] = ['reading', 'columns', 'checking', 'checked', 'waiting'];

/** Gives an upload up, until staff have decided. */
export function BatchActions({ batch }: { batch: Batch }) {
  if (!CANCELLABLE.includes(batch.state)) return null;
  return (
    <div className="flex justify-end">
      <Cancel batch={batch} />
    </div>
  );
}

const READ_AGAIN = { refresh: [['batches']], refreshOnError: true };

function Cancel({ batch: { _id } }: { batch: Batch }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const cancelling = useChange(cancellingBatch(_id), { ...READ_AGAIN, onSettled: () => setOpen(false) });
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Trans>Cancel upload</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t`Cancel this upload?`}
        text={t`Nothing of this file will be saved.`}
        confirmLabel={t`Cancel upload`}
        cancelLabel={t`Keep it`}
        danger
        busy={cancelling.isPending}
        onConfirm={() => cancelling.mutate()}
      />
    </>
  );
}
