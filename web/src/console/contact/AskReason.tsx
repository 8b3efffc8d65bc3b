import { useLingui } from '@lingui/react/macro';
import { LEAST_REASON, REASON_TOO_SHORT, type ShownContact } from '@plyhaat/contract/admin/shown-contact';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { FormDialog, textIn } from '../editing/FormDialog.tsx';

type Props = {
  show: (reason: string) => Promise<ShownContact>;
  onShown: (contact: ShownContact) => void;
  onClose: () => void;
};

/** Why a number is needed; the one call that shows it writes the reason into the audit log (ADMIN-12). */
export function AskReason({ show, onShown, onClose }: Props) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const showing = useChange(show, {
    success: null,
    onSuccess: (contact) => {
      onShown(contact);
      onClose();
    },
  });
  const submit = (form: FormData) => {
    const reason = textIn(form, 'reason');
    if (reason.length >= LEAST_REASON) showing.mutate(reason);
    else setError(REASON_TOO_SHORT);
  };
  return (
    <FormDialog
      title={t`Show number and e-mail?`}
      text={t`One look, written into the audit log with its reason.`}
      confirm={t`Show`}
      isBusy={showing.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t`Reason`} help={t`Such as: the seller asked us to call back.`} error={error} required>
        <Textarea name="reason" rows={2} maxLength={500} onChange={() => setError(undefined)} />
      </Field>
    </FormDialog>
  );
}
