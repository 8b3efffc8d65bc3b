import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { takePlace } from '#api/place.ts';
import { session } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';
import { useCountdown } from '#shell/countdown.ts';
import { Button } from '#ui/Button.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';
import { isTypedOver, isWholeCode } from '#ui/forms/otp.ts';
import { codeSending, type Entered, signingIn } from '../identity.queries.ts';
import { isBlocked, isRefusedCode, loginRefusal, reasonIn, sendRefusal } from '../refusals.ts';
import { BlockedNote } from './BlockedNote.tsx';
import { useCodeFromMessage } from './code-from-message.ts';
import { DemoCode } from './DemoCode.tsx';

const RESEND_WAIT = 30;
const QUIET = 'inline-flex min-h-11 items-center text-ui';
const clock = (seconds: number) => `0:${String(seconds).padStart(2, '0')}`;

type Props = {
  phone: string;
  demoCode: string | undefined;
  onEntered: (entered: Entered) => void;
  onResent: (sent: { demoCode: string | undefined }) => void;
  onBack: () => void;
};

export function LoginCodeStep({ phone, demoCode, onEntered, onResent, onBack }: Props) {
  const { t } = useLingui();
  const { code, change, verifying, refusal, resending, left, submit, resend } = useCode({ phone, onEntered, onResent });
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      {demoCode && <DemoCode code={demoCode} onUse={() => change(demoCode)} />}
      <OtpBoxes
        label={t`Six-digit code`}
        value={code}
        onChange={change}
        error={verifying.error ? refusal(verifying.error) : undefined}
        autoFocus
      />
      {isBlocked(verifying.error) && <BlockedNote reason={reasonIn(verifying.error)} />}
      <Button type="submit" size="lg" block disabled={!isWholeCode(code)} busy={verifying.isPending}>
        <Trans>Verify</Trans>
      </Button>
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <button type="button" onClick={onBack} className={`link ${QUIET}`}>
          <Trans>Back to Phone Number</Trans>
        </button>
        <button
          type="button"
          onClick={resend}
          disabled={left > 0 || resending}
          className={`${QUIET} tabular-nums disabled:cursor-not-allowed disabled:text-ink-3 enabled:link`}
        >
          {left > 0 ? t`Resend OTP in ${{ left: clock(left) }}` : t`Resend OTP`}
        </button>
      </div>
    </form>
  );
}

/** A refused code leaves the boxes empty; one that the server could not look at stays, to be verified again. */
function useCode({ phone, onEntered, onResent }: Pick<Props, 'phone' | 'onEntered' | 'onResent'>) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [sends, setSends] = useState(0);
  const { left, restart } = useCountdown(RESEND_WAIT);
  const refusal = (error: Error) => loginRefusal(error, t`Authentication failed. Please try again.`);
  const verifying = useChange(signingIn(), { failure: refusal });
  const sending = useChange(codeSending(), {
    success: t`OTP sent successfully! Please check your phone.`,
    failure: sendRefusal,
  });
  const verify = (otp: string) => {
    if (!isWholeCode(otp) || verifying.isPending) return;
    const onError = (error: Error) => {
      if (isRefusedCode(error)) setCode('');
    };
    verifying.mutate({ phone, otp }, { onSuccess: onEntered, onError });
  };
  const change = (next: string) => {
    if (verifying.isPending || next === code) return;
    setCode(next);
    if (verifying.isError) verifying.reset();
    if (!isTypedOver(code, next)) verify(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    verify(code);
  };
  useCodeFromMessage(change, sends);
  const resend = () =>
    sending.mutate(phone, {
      onSuccess: ({ demoCode }) => {
        change('');
        restart();
        setSends(sends + 1);
        onResent({ demoCode });
      },
    });
  return { code, change, verifying, refusal, resending: sending.isPending, left, submit, resend };
}

/** Leads a member back to where the session expired, unless they have gone elsewhere since. */
export function useComeBack(): () => void {
  const router = useRouter();
  return () => {
    const place = takePlace(session.get().user?._id);
    if (place && router.latestLocation.pathname === '/') void router.navigate({ href: place });
  };
}
