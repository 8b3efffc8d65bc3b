import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import { isBusiness, Role } from '@plyhaat/contract/core/roles';
import type { MemberChange, MemberDetail } from '@plyhaat/contract/identity/staff/members';
import { type SubmitEvent, useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { changingMember } from './members.queries.ts';

export type MemberAct = 'unblock' | 'verify' | 'unverify' | 'role';

type Words = {
  readonly title: (name: string) => MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly confirm: MessageDescriptor;
};
const WORDS: Readonly<Record<MemberAct, Words>> = {
  unblock: {
    title: (name) => msg`Unblock ${name}?`,
    text: msg`Its listings return to the market and it can sign in again.`,
    confirm: msg`Unblock`,
  },
  verify: {
    title: (name) => msg`Verify ${name}?`,
    text: msg`Buyers see the verified mark on its store and listings.`,
    confirm: msg`Verify`,
  },
  unverify: {
    title: (name) => msg`Remove the verification of ${name}?`,
    text: msg`The verified mark disappears from its store and listings.`,
    confirm: msg`Remove verification`,
  },
  role: {
    title: (name) => msg`Change the role of ${name}?`,
    text: msg`Its sessions end at once.`,
    confirm: msg`Change role`,
  },
};

const changeOf = (act: MemberAct, role: Role): Omit<MemberChange, 'reason'> => {
  if (act === 'unblock') return { blocked: false };
  return act === 'role' ? { role } : { verified: act === 'verify' };
};

type Props = { member: MemberDetail; act: MemberAct; onClose: () => void };

/** Asks for the reason of a change, and for the new role where that is it. */
export function ReasonDialog({ member, act, onClose }: Props) {
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(changingMember(member._id), {
    refresh: [['admin']],
    onSuccess: onClose,
  });
  const [error, setError] = useState<string>();
  const words = WORDS[act];
  // A business can only get another business role, and nobody else can get one.
  const roles = Role.options.filter((role) => role !== member.role && isBusiness(role) === (member.company !== null));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = String(form.get('reason') ?? '').trim();
    if (!reason) setError(t`Please give a reason`);
    else change({ ...changeOf(act, form.get('role') as Role), reason });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={t(words.title(member.company ?? member.name))}
      description={t(words.text)}
    >
      <Form onSubmit={submit} className="grid gap-5">
        {act === 'role' && (
          <Field label={t`New role`}>
            <NativeSelect name="role">
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleLabel(role)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <Field
          label={act === 'verify' ? t`Evidence` : t`Reason`}
          help={act === 'verify' ? t`What you checked and where, such as the GST portal on this day.` : undefined}
          error={error}
          required
        >
          <Textarea name="reason" rows={3} maxLength={500} onChange={() => setError(undefined)} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" busy={isBusy} variant={act === 'unverify' ? 'danger' : 'primary'}>
            {t(words.confirm)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
