import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { deletingRequirement } from './requirements.queries.ts';
import * as TEXTS from './texts.ts';

/** Asks first (ALL-23). */
export function DeleteRequirement({ requirement, onClose }: { requirement: Requirement | null; onClose: () => void }) {
  const deleting = useChange(deletingRequirement(), {
    failure: TEXTS.failedToDeleteRequirement,
    refresh: [['requirements']],
    refreshOnError: true,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={requirement !== null}
      onOpenChange={(open) => !open && onClose()}
      title={TEXTS.areYouSureYou}
      text={requirement ? TEXTS.sellersWillNoLonger(requirement.productName) : undefined}
      confirmLabel={TEXTS.deleteLabel}
      danger
      busy={deleting.isPending}
      onConfirm={() => requirement && deleting.mutate(requirement._id)}
    />
  );
}
