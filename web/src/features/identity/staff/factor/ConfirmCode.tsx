import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { QUIET, useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';
import { isWholeCode } from '#ui/forms/otp.ts';
import { confirming } from './factor.queries.ts';

/** The first code of the app shows that it has the secret; it turns the second factor on. */
export function ConfirmCode({ onConfirmed }: { onConfirmed: (codes: readonly string[]) => void }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const confirm = useChange(confirming, QUIET);
  const send = (given: string) => {
    if (!confirm.isPending) confirm.mutate(given, { onSuccess: onConfirmed, onError: () => setCode('') });
  };
  const change = (next: string) => {
    setCode(next);
    if (isWholeCode(next)) send(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWholeCode(code)) send(code);
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-110 gap-4">
      <OtpBoxes label={t`Code`} value={code} onChange={change} error={confirm.error?.message} />
      <Button type="submit" size="lg" disabled={!isWholeCode(code)} busy={confirm.isPending}>
        <Trans>Turn on</Trans>
      </Button>
    </form>
  );
}
