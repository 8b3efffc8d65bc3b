import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '@plyhaat/contract/dealerships/applications';
import { type SubmitEvent, useState } from 'react';
import { PublicField } from '#forms/ToldContacts.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { useDeciding } from './useDeciding.ts';

/** A rejection needs a reason, which the applicant reads. */
export function RejectDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const { mutate: decide, isPending: busy } = useDeciding(application, {
    failure: null,
    onSuccess: onClose,
    onError: ({ message }) => setError(message),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (!reason) return setError(t`Please give a reason for the rejection`);
    decide({ status: 'rejected', reason });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!busy}
      title={t`Reject ${{ organisationName: application.Organisation_name }}?`}
      description={t`The applicant will see your reason.`}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <PublicField label={t`Reason`} required error={error}>
          <Textarea name="reason" rows={3} maxLength={1000} onChange={() => setError(undefined)} />
        </PublicField>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" disabled={busy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            <Trans>Reject</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
