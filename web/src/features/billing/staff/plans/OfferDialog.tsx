import { useChange } from '#forms/useChange.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { type OfferName, settingOffered } from '../money.queries.ts';
import * as TEXTS from './texts.ts';

/** A plan or top-up to be taken off the offer, or put back. */
export type OfferToSet = { readonly name: OfferName; readonly title: string; readonly isOffered: boolean };

export function OfferDialog({
  offer: { name, title, isOffered },
  onClose,
}: {
  offer: OfferToSet;
  onClose: () => void;
}) {
  const setting = useChange(settingOffered(name, isOffered), { refresh: [['admin']], onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isOffered ? TEXTS.offerQuestion(title) : TEXTS.retireQuestion(title)}
      text={isOffered ? TEXTS.offerText : TEXTS.retireText}
      confirmLabel={isOffered ? TEXTS.offerAgain : TEXTS.retire}
      onConfirm={() => setting.mutate()}
      danger={!isOffered}
      busy={setting.isPending}
    />
  );
}
