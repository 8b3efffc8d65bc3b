import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { deletingDealership } from './records.queries.ts';
import * as TEXTS from './texts.ts';

/** Asks first (ALL-23). */
export function DeleteDealership({ dealership, onClose }: { dealership: Dealership | null; onClose: () => void }) {
  const deleting = useChange(deletingDealership(), {
    failure: TEXTS.failedToDeleteDealership,
    refresh: [['dealerships']],
    refreshOnError: true,
    onSettled: onClose,
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
