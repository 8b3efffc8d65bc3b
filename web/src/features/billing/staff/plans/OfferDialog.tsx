import { useLingui } from '@lingui/react/macro';
import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { type OfferName, settingOffered } from '../money.queries.ts';

/** A plan or top-up to be taken off the offer, or put back. */
export type OfferToSet = { readonly name: OfferName; readonly title: string; readonly isOffered: boolean };

export function OfferDialog({
  offer: { name, title, isOffered },
  onClose,
}: {
  offer: OfferToSet;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const setting = useChange(settingOffered(name, isOffered), { refresh: [['admin']], onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isOffered ? t`Offer ${title} again?` : t`Retire ${title}?`}
      text={
        isOffered
          ? t`Its latest version can be bought at once.`
          : t`Nobody can buy it from now on. Members keep what they bought, and you can offer it again.`
      }
      confirmLabel={isOffered ? t`Offer again` : t`Retire`}
      onConfirm={() => setting.mutate()}
      danger={!isOffered}
      busy={setting.isPending}
    />
  );
}
