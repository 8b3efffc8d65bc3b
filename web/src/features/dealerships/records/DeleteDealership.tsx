import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { deletingDealership } from './records.queries.ts';
import * as TEXTS from './texts.ts';

/** Asks first (spec 2 §8). */
export function DeleteDealership({ dealership, onClose }: { dealership: Dealership | null; onClose: () => void }) {
  const queries = useQueryClient();
  const deleting = useMutation({
    ...deletingDealership(),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: () => toastError(TEXTS.failedToDeleteDealership),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: ['dealerships'] });
    },
  });
  return (
    <ConfirmDialog
      open={dealership !== null}
      onOpenChange={(open) => !open && onClose()}
      title={TEXTS.areYouSureYou}
      text={dealership ? TEXTS.andItsDocumentsWill(dealership.name) : undefined}
      confirmLabel={TEXTS.deleteLabel}
      danger
      busy={deleting.isPending}
      onConfirm={() => dealership && deleting.mutate(dealership._id)}
    />
  );
}
