import { Trans, useLingui } from '@lingui/react/macro';
import type { UseMutationOptions } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';
import { isWholeCode } from '#ui/forms/otp.ts';

type Props<Reply> = {
  title?: string;
  /** What the code is asked for; without it, where a code is found. */
  text?: string;
  /** What the code is sent for. */
  sending: UseMutationOptions<Reply, Error, string>;
  submit?: string;
  onDone: (reply: Reply) => void;
  onCancel?: () => void;
};

/** Asks for a code of the app, or for a recovery code. */
export function EnterFactor<Reply>({ title, text, sending, submit: label, onDone, onCancel }: Props<Reply>) {
  const { t } = useLingui();
  const [byRecovery, setByRecovery] = useState(false);
  const [code, setCode] = useState('');
  const verify = useChange(sending, QUIET);
  const send = (given: string) => {
    if (!verify.isPending) verify.mutate(given, { onSuccess: onDone, onError: () => setCode('') });
  };
  const change = (next: string) => {
    setCode(next);
    if (!byRecovery && isWholeCode(next)) send(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (code.trim()) send(code);
  };
  const swap = () => {
    setByRecovery(!byRecovery);
    setCode('');
    verify.reset();
  };
  const error = verify.error?.message;
  return (
    <section className="grid max-w-110 gap-5">
      <div>
        <h1 className="text-head">{title ?? <Trans>Enter your code</Trans>}</h1>
        {text && <p className="mt-1">{text}</p>}
        <p className="mt-1 text-ink-2">
          {byRecovery ? (
            <Trans>Type one of the recovery codes you saved when you set this up. Each works once.</Trans>
          ) : (
            <Trans>Open your authenticator app and type the six digits it shows for Plyhaat.</Trans>
          )}
        </p>
      </div>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {byRecovery ? (
          <Field label={t`Recovery code`} error={error}>
            <Input
              value={code}
              onChange={({ target }) => change(target.value)}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Field>
        ) : (
          <OtpBoxes label={t`Code`} value={code} onChange={change} error={error} autoFocus />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={verify.isPending} className="flex-1">
            {label ?? <Trans>Confirm</Trans>}
          </Button>
          {onCancel && (
            <Button variant="line" size="lg" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      </form>
      <div>
        <Button variant="line" onClick={swap}>
          {byRecovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
        <p className="mt-4 text-ink-2 text-ui">
          <Trans>Lost both? An administrator can reset your second factor.</Trans>
        </p>
      </div>
    </section>
  );
}
