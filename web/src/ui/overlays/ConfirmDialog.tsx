import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: string;
  onConfirm: () => void;
  /** The act cannot be undone. */
  danger?: boolean;
  /** The act is calling someone. */
  call?: boolean;
  busy?: boolean;
}

/** One question; the safe answer stands at the left and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLingui();
  const { open, onOpenChange, title, text, confirmLabel, cancelLabel = t`Cancel`, onConfirm, busy = false } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={text} dismissible={!busy}>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="line" disabled={busy} onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button variant={variantOf(props)} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

function variantOf({ danger, call }: ConfirmDialogProps) {
  if (danger) return 'danger';
  return call ? 'call' : 'primary';
}
