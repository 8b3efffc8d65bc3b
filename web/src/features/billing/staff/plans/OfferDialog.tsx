import { useMutation } from '@tanstack/react-query';
import { useDone } from '#console/useDone.ts';
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
  const setting = useMutation(settingOffered(name, isOffered));
  const done = useDone(onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isOffered ? TEXTS.offerQuestion(title) : TEXTS.retireQuestion(title)}
      text={isOffered ? TEXTS.offerText : TEXTS.retireText}
      confirmLabel={isOffered ? TEXTS.offerAgain : TEXTS.retire}
      onConfirm={() => setting.mutate(undefined, done)}
      danger={!isOffered}
      busy={setting.isPending}
    />
  );
}
