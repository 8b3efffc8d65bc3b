import { useLingui } from '@lingui/react/macro';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { changesOf, type PlacementWords } from '../words.ts';

type Props = {
  words: PlacementWords;
  deleting: { readonly id: string; readonly name: string } | null;
  remove: (id: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks first (ALL-23). */
export function DeletePlacement({ words, deleting, remove, onClose }: Props) {
  const { t } = useLingui();
  const removal = useChange(remove, {
    success: words.deleted,
    failure: words.deleteFailed,
    refresh: changesOf(words).map((name) => [name]),
    refreshOnError: true,
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={deleting !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(words.deleteQuestion)}
      text={
        deleting
          ? t`“${{ name: deleting.name }}” will be taken down immediately. The allowance it used is not returned.`
          : undefined
      }
      confirmLabel={t`Delete`}
      danger
      busy={removal.isPending}
      onConfirm={() => deleting && removal.mutate(deleting.id)}
    />
  );
}
