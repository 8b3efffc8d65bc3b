import { useLingui } from '@lingui/react/macro';
import type { Dealership } from '@plyhaat/contract/dealerships/dealerships';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { deletingDealership } from './records.queries.ts';

/** Asks first (ALL-23). */
export function DeleteDealership({ dealership, onClose }: { dealership: Dealership | null; onClose: () => void }) {
  const { t } = useLingui();
  const deleting = useChange(deletingDealership(), {
    failure: t`Failed to delete dealership`,
    refresh: [['dealerships']],
    refreshOnError: true,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={dealership !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Are you sure you want to delete this dealership?`}
      text={
        dealership
          ? t`“${{ name: dealership.name }}” and its documents will be removed. Applications you have sent keep their copy.`
          : undefined
      }
      confirmLabel={t`Delete`}
      danger
      busy={deleting.isPending}
      onConfirm={() => dealership && deleting.mutate(dealership._id)}
    />
  );
}
