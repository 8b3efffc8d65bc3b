import { POST_NEEDS } from '@plyhaat/contract/content/post-form';
import { readMoment } from '@plyhaat/contract/core/moments';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import * as TEXTS from './texts.ts';

type Props = { busy: boolean; onClose: () => void; onSchedule: (publishAt: string) => void };

export function ScheduleDialog({ busy, onClose, onSchedule }: Props) {
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
      title={TEXTS.schedule}
      description={TEXTS.readersSeeThePost}
      dismissible={!busy}
    >
      <Form onSubmit={submit} className="grid gap-4">
        <Field label={TEXTS.publishAt} required help={TEXTS.indiaTime} error={error}>
          <Input type="datetime-local" name="publishAt" onChange={() => setError(undefined)} />
        </Field>
        <Button type="submit" busy={busy}>
          {TEXTS.schedulePost}
        </Button>
      </Form>
    </Dialog>
  );
}
