import type { Reel } from '@plyhaat/contract/reels/reels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { deleting } from './own.queries.ts';
import * as TEXTS from './texts.ts';

/** Asks first (spec 2 §8). */
export function DeleteReel({ reel, onClose }: { reel: Reel | null; onClose: () => void }) {
  const queries = useQueryClient();
  const removal = useMutation({
    ...deleting(),
    onSuccess: () => toastSuccess(TEXTS.reelDeletedSuccessfully),
    onError: () => toastError(TEXTS.failedToDeleteReel),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: ['reels'] });
    },
  });
  return (
    <ConfirmDialog
      open={reel !== null}
      onOpenChange={(open) => !open && onClose()}
      title={TEXTS.areYouSureYou}
      text={reel ? TEXTS.willBeTakenDown(reel.title) : undefined}
      confirmLabel={TEXTS.deleteLabel}
      danger
      busy={removal.isPending}
      onConfirm={() => reel && removal.mutate(reel._id)}
    />
  );
}
