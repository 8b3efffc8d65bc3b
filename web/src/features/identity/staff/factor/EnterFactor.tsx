import type { UseMutationOptions } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';
import { isWholeCode } from '#ui/forms/otp.ts';
import * as TEXTS from './texts.ts';

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
export function EnterFactor<Reply>({
  title = TEXTS.enterTitle,
  text,
  sending,
  submit: label = TEXTS.confirm,
  onDone,
  onCancel,
}: Props<Reply>) {
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
        <h1 className="text-head">{title}</h1>
        {text && <p className="mt-1">{text}</p>}
        <p className="mt-1 text-ink-2">{byRecovery ? TEXTS.recoveryText : TEXTS.enterText}</p>
      </div>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {byRecovery ? (
          <Field label={TEXTS.recoveryCode} error={error}>
            <Input
              value={code}
              onChange={({ target }) => change(target.value)}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </Field>
        ) : (
          <OtpBoxes label={TEXTS.code} value={code} onChange={change} error={error} autoFocus />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" busy={verify.isPending} className="flex-1">
            {label}
          </Button>
          {onCancel && (
            <Button variant="line" size="lg" onClick={onCancel}>
              {TEXTS.cancel}
            </Button>
          )}
        </div>
      </form>
      <div>
        <Button variant="line" onClick={swap}>
          {byRecovery ? TEXTS.useTheApp : TEXTS.useRecoveryCode}
        </Button>
        <p className="mt-4 text-ink-2 text-ui">{TEXTS.lostBoth}</p>
      </div>
    </section>
  );
}
