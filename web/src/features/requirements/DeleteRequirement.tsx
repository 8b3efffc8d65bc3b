import { useLingui } from '@lingui/react/macro';
import type { Requirement } from '@plyhaat/contract/requirements/requirements';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { deletingRequirement } from './requirements.queries.ts';

/** Asks first (ALL-23). */
export function DeleteRequirement({ requirement, onClose }: { requirement: Requirement | null; onClose: () => void }) {
  const { t } = useLingui();
  const deleting = useChange(deletingRequirement(), {
    failure: t`Failed to delete requirement`,
    refresh: [['requirements']],
    refreshOnError: true,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={requirement !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Are you sure you want to delete this requirement?`}
      text={requirement ? t`Sellers will no longer see “${{ productName: requirement.productName }}”.` : undefined}
      confirmLabel={t`Delete`}
      danger
      busy={deleting.isPending}
      onConfirm={() => requirement && deleting.mutate(requirement._id)}
    />
  );
}
