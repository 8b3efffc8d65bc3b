import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { normalizePhone } from '@plyhaat/contract/core/phone';
import { useState } from 'react';
import { codeSending } from '#features/identity/identity.queries.ts';
import { sendRefusal } from '#features/identity/refusals.ts';
import { useChange } from '#forms/useChange.ts';
import { useCountdown } from '#shell/countdown.ts';
import { Button } from '#ui/Button.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';

const RESEND_WAIT = 30;
const SENT = msg`OTP sent successfully! Please check your phone.`;

/** The code that proves another number; kept apart from what was typed, for it lives five minutes. */
export function useNewNumber(before: string | null) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [sentTo, setSentTo] = useState('');
  const numberIn = (typed: string) => {
    const number = normalizePhone(typed);
    return number === before ? null : number;
  };
  const change = (next: string) => {
    setCode(next);
    setError(undefined);
  };
  const sent = (number: string) => {
    change('');
    setSentTo(number);
  };
  /** A refused code is typed anew from the first box. */
  const refuse = (message: string) => {
    setCode('');
    setError(message);
  };
  return { code, change, error, setError, refuse, sentTo, sent, numberIn };
}

type Proof = ReturnType<typeof useNewNumber>;

/** Asks for the code sent to the new number (SELL-6). */
export function NewNumber({ phone, proof }: { phone: string; proof: Proof }) {
  const { t } = useLingui();
  const sending = useChange(codeSending(), { success: SENT, failure: sendRefusal });
  const number = proof.numberIn(phone);
  if (number === null) return null;
  const send = () => sending.mutate(number, { onSuccess: () => proof.sent(number) });
  return (
    <div className="grid gap-4 rounded-card bg-sunken p-4 sm:col-span-2">
      <p className="text-ui">
        <Trans>
          You will sign in with <Phone phone={number} className="font-semibold" />. Please confirm it with the OTP we
          send there.
        </Trans>
      </p>
      {proof.sentTo === number && (
        <div className="max-w-100">
          <OtpBoxes
            label={t`Code sent to the new number`}
            value={proof.code}
            onChange={proof.change}
            error={proof.error}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {proof.sentTo === number ? (
          <Resend key={number} send={send} busy={sending.isPending} />
        ) : (
          <Button variant="line" busy={sending.isPending} onClick={send}>
            <Trans>Send OTP</Trans>
          </Button>
        )}
        {proof.sentTo !== number && proof.error && (
          <p role="alert" className="font-medium text-brick text-meta">
            {proof.error}
          </p>
        )}
      </div>
    </div>
  );
}

function Resend({ send, busy }: { send: () => void; busy: boolean }) {
  const { t } = useLingui();
  const { left, restart } = useCountdown(RESEND_WAIT);
  const again = () => {
    send();
    restart();
  };
  return (
    <Button variant="quiet" disabled={left > 0} busy={busy} onClick={again} className="tabular-nums">
      {left > 0 ? t`Resend OTP in 0:${{ count: String(left).padStart(2, '0') }}` : t`Resend OTP`}
    </Button>
  );
}
