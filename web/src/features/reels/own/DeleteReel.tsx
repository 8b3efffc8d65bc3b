import type { Reel } from '@plyhaat/contract/reels/reels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { deleting } from './own.queries.ts';

/** Asks first (spec 2 §8). */
export function DeleteReel({ reel, onClose }: { reel: Reel | null; onClose: () => void }) {
  const queries = useQueryClient();
  const removal = useMutation({
    ...deleting(),
    onSuccess: () => toastSuccess('Reel deleted successfully'),
    onError: () => toastError('Failed to delete reel'),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: ['reels'] });
    },
  });
  return (
    <ConfirmDialog
      open={reel !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Are you sure you want to delete this reel?"
      text={reel ? `“${reel.title}” will be taken down immediately. Its leads stay in your inbox.` : undefined}
      confirmLabel="Delete"
      danger
      busy={removal.isPending}
      onConfirm={() => reel && removal.mutate(reel._id)}
    />
  );
}
