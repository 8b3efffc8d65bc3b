import { type SubmitEvent, useState } from 'react';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';
import { isWholeCode } from '#ui/forms/otp.ts';
import { verifying } from './factor.queries.ts';
import * as TEXTS from './texts.ts';

/** Asks for a code of the app, or for a recovery code. */
export function EnterFactor({ onDone }: { onDone: () => void }) {
  const [byRecovery, setByRecovery] = useState(false);
  const [code, setCode] = useState('');
  const verify = useChange(verifying, QUIET);
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
        <h1 className="text-head">{TEXTS.enterTitle}</h1>
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
        <Button type="submit" size="lg" busy={verify.isPending}>
          {TEXTS.confirm}
        </Button>
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
