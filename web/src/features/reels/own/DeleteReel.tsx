import type { Reel } from '@plyhaat/contract/reels/reels';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { deleting } from './own.queries.ts';
import * as TEXTS from './texts.ts';

/** Asks first (ALL-23). */
export function DeleteReel({ reel, onClose }: { reel: Reel | null; onClose: () => void }) {
  const removal = useChange(deleting(), {
    success: TEXTS.reelDeletedSuccessfully,
    failure: TEXTS.failedToDeleteReel,
    refresh: [['reels']],
    refreshOnError: true,
    onSettled: onClose,
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
