import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import * as TEXTS from './texts.ts';

type Named = { readonly _id: string; readonly name: string };
type Props = {
  item: Named | null;
  kind: 'post' | 'video';
  text: string;
  remove: (id: string) => Promise<{ readonly message: string }>;
  onClose: () => void;
};

export function DeleteDialog({ item, kind, text, remove, onClose }: Props) {
  const removal = useChange(remove, { refresh: 'everything', refreshOnError: true, onSettled: onClose });
  return (
    <ConfirmDialog
      open={item !== null}
      onOpenChange={(open) => !open && onClose()}
      title={TEXTS.deleteThisKind(kind)}
      text={item ? `“${item.name}” ${text}` : undefined}
      confirmLabel={TEXTS.deleteLabel}
      danger
      busy={removal.isPending}
      onConfirm={() => item && removal.mutate(item._id)}
    />
  );
}
