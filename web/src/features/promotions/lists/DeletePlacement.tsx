import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { changesOf, type PlacementWords } from '../words.ts';
import * as TEXTS from './texts.ts';

type Props = {
  words: PlacementWords;
  deleting: { readonly id: string; readonly name: string } | null;
  remove: (id: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks first (ALL-23). */
export function DeletePlacement({ words, deleting, remove, onClose }: Props) {
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
      title={words.deleteQuestion}
      text={deleting ? TEXTS.willBeTakenDown(deleting.name) : undefined}
      confirmLabel={TEXTS.deleteLabel}
      danger
      busy={removal.isPending}
      onConfirm={() => deleting && removal.mutate(deleting.id)}
    />
  );
}
