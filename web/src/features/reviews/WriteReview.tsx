import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '@plyhaat/contract/reviews/reviews';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { session, useSession } from '#api/session.ts';
import { openLogin } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import type { Reviewed } from './ReviewDialog.tsx';

/** The dialog, wherever it is asked for; a visitor is asked to sign in first (REV-3). */
export function useReviewDialog(product: Reviewed, onWritten?: () => void) {
  const { t } = useLingui();
  const { user } = useSession();
  const [editing, setEditing] = useState<{ edits: Review | null } | null>(null);
  const [open, setOpen] = useState(false);
  const ReviewDialog = useLazyPart(
    open,
    () => import('./ReviewDialog.tsx').then((chunk) => chunk.ReviewDialog),
    () => setOpen(false),
  );
  const begin = (edits: Review | null) => {
    if (session.get().user?._id === product.seller._id)
      return toastError(
        product.isStore ? msg`You cannot review your own store.` : msg`You cannot review your own product.`,
      );
    setEditing({ edits });
    setOpen(true);
  };
  const write = (edits: Review | null = null) => {
    if (session.get().isAuthenticated) begin(edits);
    else openLogin({ why: t`Sign in to write a review`, goOn: () => begin(edits) });
  };
  const dialog = ReviewDialog && editing && user && (
    <ReviewDialog
      key={editing.edits?.updatedAt ?? 'new'}
      open={open}
      onOpenChange={setOpen}
      product={product}
      edits={editing.edits}
      name={user.name}
      onWritten={onWritten}
    />
  );
  return { write, dialog };
}

export function WriteReviewButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="line" onClick={onPress} className="print:hidden">
      <PenLine size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Write a review</Trans>
    </Button>
  );
}
