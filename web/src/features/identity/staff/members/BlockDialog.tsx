import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberDetail } from '@plyhaat/contract/identity/staff/members';
import { type SubmitEvent, useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { BLOCK_REASONS, blockConsequences } from './member.words.ts';
import { changingMember } from './members.queries.ts';

type Errors = { reason?: string; word?: string };

/** Blocking says what it takes away, asks why, and wants the first word of the name typed: it is never a slip. */
export function BlockDialog({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const { t } = useLingui();
  const { mutate: change, isPending: isBusy } = useChange(changingMember(member._id), {
    refresh: [['admin']],
    onSuccess: onClose,
  });
  const [errors, setErrors] = useState<Errors>({});
  const name = member.company ?? member.name;
  const [firstWord = name] = name.split(/\s+/);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fieldText = (field: string) => String(form.get(field) ?? '').trim();
    const next: Errors = {
      ...(!fieldText('reason') && { reason: t`Please give a reason` }),
      ...(fieldText('word').toLowerCase() !== firstWord.toLowerCase() && { word: t`This does not match.` }),
    };
    setErrors(next);
    if (Object.keys(next).length === 0)
      change({
        blocked: true,
        reason: [fieldText('reason'), fieldText('note')].filter(Boolean).join('. ').slice(0, 500),
      });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isBusy}
      title={t`Block ${name}?`}
      description={blockConsequences(member.sessions.total, member.products)
        .map((said) => t(said))
        .join(' ')}
    >
      <Form onSubmit={submit} className="grid gap-5">
        <RadioGroup
          label={t`Reason`}
          name="reason"
          error={errors.reason}
          options={BLOCK_REASONS.map((reason) => ({ value: t(reason), label: t(reason) }))}
        />
        <Field label={t`What to add`} help={t`The member reads reason and addition when it tries to sign in.`} optional>
          <Textarea name="note" rows={2} maxLength={400} />
        </Field>
        <Field label={t`Type “${firstWord}” to confirm`} error={errors.word} required>
          <Input name="word" autoComplete="off" />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="danger" busy={isBusy}>
            <Trans>Block member</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
