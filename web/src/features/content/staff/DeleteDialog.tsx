import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import * as TEXTS from './texts.ts';

type Named = { readonly _id: string; readonly name: string };
type Props = {
  thing: Named | null;
  kind: 'post' | 'video';
  text: string;
  remove: (id: string) => Promise<{ readonly message: string }>;
  onClose: () => void;
};

export function DeleteDialog({ thing, kind, text, remove, onClose }: Props) {
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: ({ message }) => toastSuccess(message),
    onError: ({ message }) => toastError(message),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      open={thing !== null}
      onOpenChange={(open) => !open && onClose()}
      title={TEXTS.deleteThisKind(kind)}
      text={thing ? `“${thing.name}” ${text}` : undefined}
      confirmLabel={TEXTS.deleteLabel}
      danger
      busy={removal.isPending}
      onConfirm={() => thing && removal.mutate(thing._id)}
    />
  );
}
