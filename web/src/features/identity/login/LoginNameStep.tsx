import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { naming } from '../naming.queries.ts';

const LONGEST_NAME = 120;

/** Asked of whoever has just signed in and has no name yet; reviews and messages then carry it. */
export function LoginNameStep({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const saving = useChange(naming(), QUIET);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    if (name.trim() === '') return setError(t`Please enter your name`);
    saving.mutate(name.trim(), { onSuccess: onDone, onError: ({ message }) => setError(message) });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t`Your name`} error={error}>
        <Input
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" size="lg" block busy={saving.isPending} className="sm:order-last">
          <Trans>Save</Trans>
        </Button>
        <Button variant="line" size="lg" block onClick={onDone}>
          <Trans>Skip</Trans>
        </Button>
      </div>
    </form>
  );
}
