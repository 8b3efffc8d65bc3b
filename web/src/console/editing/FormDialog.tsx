import { Trans } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';

type Props = {
  title: string;
  text?: string | undefined;
  confirm: string;
  isBusy: boolean;
  /** Files are still on their way. */
  isWaiting?: boolean;
  danger?: boolean;
  size?: 'narrow' | 'medium';
  onSubmit: (form: FormData) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A short form in a dialog, with the way back at its left. */
export function FormDialog(props: Props) {
  const { title, text, confirm, isBusy, isWaiting = false, danger = false, size, onSubmit, onClose, children } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={title}
      {...(text && { description: text })}
      {...(size && { size })}
    >
      <Form onSubmit={submit} className="grid gap-5">
        {children}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" busy={isBusy} disabled={isWaiting} variant={danger ? 'danger' : 'primary'}>
            {confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** The trimmed text of a field. */
export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** What was written with commas between. */
export const listIn = (form: FormData, name: string): string[] =>
  textIn(form, name)
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
