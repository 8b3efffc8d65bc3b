import { Trans, useLingui } from '@lingui/react/macro';
import { POST_NEEDS } from '@plyhaat/contract/content/post-form';
import { readMoment } from '@plyhaat/contract/core/moments';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';

type Props = { busy: boolean; onClose: () => void; onSchedule: (publishAt: string) => void };

export function ScheduleDialog({ busy, onClose, onSchedule }: Props) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const text = String(new FormData(event.currentTarget).get('publishAt') ?? '');
    const at = readMoment(text);
    if (!at) return setError(POST_NEEDS.publishAt);
    if (at.getTime() <= Date.now()) return setError(POST_NEEDS.future);
    return onSchedule(text);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Schedule`}
      description={t`Readers will see this version of the post from this time.`}
      dismissible={!busy}
    >
      <Form onSubmit={submit} className="grid gap-4">
        <Field label={t`Publish at`} required help={t`India time`} error={error}>
          <Input type="datetime-local" name="publishAt" onChange={() => setError(undefined)} />
        </Field>
        <Button type="submit" busy={busy}>
          <Trans>Schedule post</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}
