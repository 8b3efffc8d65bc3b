import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { REASON_NEEDED, type ReviewItem } from '@plyhaat/contract/admin/admin';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { TemplateChips } from './TemplateChips.tsx';

type Props = {
  items: readonly ReviewItem[];
  seller: string;
  onReject: (reason: string) => void;
  onClose: () => void;
};

/** One reason for all that is selected. */
export function BulkReject({ items, seller, onReject, onClose }: Props) {
  const { t } = useLingui();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  const { length: count } = items;
  const kind = items[0]?.kind;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = reason.current?.value.trim() ?? '';
    if (text) return onReject(text);
    setError(REASON_NEEDED);
    reason.current?.focus();
  };
  const fill = (text: string) => {
    if (reason.current) reason.current.value = text;
    setError(undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={t`${plural(count, { one: 'Reject 1 item?', other: `Reject ${count} items?` })}`}
      description={t`${seller} reads this reason with each of them.`}
    >
      <Form onSubmit={submit} className="grid gap-4">
        {kind && <TemplateChips kind={kind} onChoose={fill} />}
        <Field label={t`Reason`} error={error} required>
          <Textarea ref={reason} rows={3} maxLength={1000} onChange={() => setError(undefined)} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="danger">
            <Trans>Reject {count}</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
