import { useLingui } from '@lingui/react/macro';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';

type Named = { readonly _id: string; readonly name: string };
type Props = {
  item: Named | null;
  title: string;
  text: (name: string) => string;
  remove: (id: string) => Promise<{ readonly message: string }>;
  onClose: () => void;
};

export function DeleteDialog({ item, title, text, remove, onClose }: Props) {
  const { t } = useLingui();
  const removal = useChange(remove, { refresh: 'everything', refreshOnError: true, onSettled: onClose });
  return (
    <ConfirmDialog
      open={item !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      text={item ? text(item.name) : undefined}
      confirmLabel={t`Delete`}
      danger
      busy={removal.isPending}
      onConfirm={() => item && removal.mutate(item._id)}
    />
  );
}
