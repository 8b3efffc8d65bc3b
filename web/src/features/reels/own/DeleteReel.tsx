import { useLingui } from '@lingui/react/macro';
import type { Reel } from '@plyhaat/contract/reels/reels';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { deleting } from './own.queries.ts';

/** Asks first (ALL-23). */
export function DeleteReel({ reel, onClose }: { reel: Reel | null; onClose: () => void }) {
  const { t } = useLingui();
  const removal = useChange(deleting(), {
    success: t`Reel deleted successfully`,
    failure: t`Failed to delete reel`,
    refresh: [['reels']],
    refreshOnError: true,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={reel !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Are you sure you want to delete this reel?`}
      text={
        reel ? t`“${{ title: reel.title }}” will be taken down immediately. Its leads stay in your inbox.` : undefined
      }
      confirmLabel={t`Delete`}
      danger
      busy={removal.isPending}
      onConfirm={() => reel && removal.mutate(reel._id)}
    />
  );
}
