import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamMember } from '@plyhaat/contract/admin/team';
import { type SubmitEvent, useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { resettingFactor } from './team.queries.ts';

/** Asks for the reason, then takes the second factor of a colleague away. */
export function ResetDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { t } = useLingui();
  const resetting = useChange(resettingFactor(member._id), { refresh: [['admin']], onSuccess: onClose });
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (!reason) return setError(t`Please give a reason`);
    resetting.mutate(reason);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!resetting.isPending}
      title={t`Reset the second factor of ${{ name: member.name }}?`}
      description={t`Its sessions end at once, and it sets a new one up at the next sign-in.`}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <Field label={t`Reason`} error={error} required>
          <Textarea name="reason" rows={3} maxLength={500} onChange={() => setError(undefined)} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="line" onClick={onClose} disabled={resetting.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="danger" busy={resetting.isPending}>
            <Trans>Reset second factor</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
