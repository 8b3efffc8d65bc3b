import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { changesOf, type PlacementWords } from '../words.ts';
import * as TEXTS from './texts.ts';

type Props = {
  words: PlacementWords;
  deleting: { readonly id: string; readonly name: string } | null;
  remove: (id: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks first (spec 2 §8). */
export function DeletePlacement({ words, deleting, remove, onClose }: Props) {
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => toastSuccess(words.deleted),
    onError: () => toastError(words.deleteFailed),
    onSettled: () => {
      onClose();
      return Promise.all(changesOf(words).map((name) => queries.invalidateQueries({ queryKey: [name] })));
    },
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
