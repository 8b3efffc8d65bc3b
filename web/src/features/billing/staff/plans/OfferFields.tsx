import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';

type Errors = Readonly<Record<string, string>>;
type Texts = {
  readonly name: string;
  readonly description: string;
  readonly messageArr: readonly { readonly message: string }[];
};

/** What plans and top-ups say of themselves. */
export function OfferTexts({ start, errors }: { start: Texts | undefined; errors: Errors }) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`Name`} error={errors.name} required>
        <Input name="name" maxLength={40} defaultValue={start?.name ?? ''} />
      </Field>
      <Field label={t`Description`} error={errors.description} required>
        <Input name="description" maxLength={200} defaultValue={start?.description ?? ''} />
      </Field>
      <Field label={t`What it offers`} help={t`One line each, at most 12.`} error={errors.messages} required>
        <Textarea
          name="messages"
          rows={6}
          defaultValue={start?.messageArr.map(({ message }) => message).join('\n') ?? ''}
        />
      </Field>
    </>
  );
}

type DialogProps = {
  title: string;
  description: string;
  confirm: string;
  busy: boolean;
  /** What reads the fields, and forgets what it objected to. */
  form: { readonly submit: (event: SubmitEvent<HTMLFormElement>) => void; readonly forget: () => void };
  onClose: () => void;
  children: ReactNode;
};

/** Around the fields of a plan or a top-up, new or changed. */
export function OfferDialog({ title, description, confirm, busy, form, onClose, children }: DialogProps) {
  return (
    <Dialog open onOpenChange={onClose} dismissible={!busy} size="form" title={title} description={description}>
      <Form onSubmit={form.submit} onChange={form.forget} className="grid gap-5">
        {children}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={onClose} disabled={busy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" busy={busy}>
            {confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
