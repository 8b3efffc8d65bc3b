import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { deletingRequirement } from './requirements.queries.ts';
import * as TEXTS from './texts.ts';

/** Asks first (spec 2 §8). */
export function DeleteRequirement({ requirement, onClose }: { requirement: Requirement | null; onClose: () => void }) {
  const queries = useQueryClient();
  const deleting = useMutation({
    ...deletingRequirement(),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: () => toastError(TEXTS.failedToDeleteRequirement),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: ['requirements'] });
    },
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
