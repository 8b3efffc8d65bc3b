import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { forgetDrafts } from '#forms/drafts.ts';
import { useChange } from '#forms/useChange.ts';
import { useCountdown } from '#shell/countdown.ts';
import { Button } from '#ui/Button.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';
import { isWholeCode } from '#ui/forms/otp.ts';
import { codeSending } from '../identity.queries.ts';
import { DemoCode } from '../login/DemoCode.tsx';
import { sendRefusal } from '../refusals.ts';
import { erasing } from './settings.queries.ts';

const RESEND_WAIT = 30;

export type Sent = { readonly phone: string; readonly demoCode: string | undefined };

type Props = {
  memberId: string;
  sent: Sent;
  onResent: (sent: Sent) => void;
  /** While the account is being deleted the dialog stays. */
  onBusy: (busy: boolean) => void;
};

export function DeleteCode({ memberId, sent: { phone, demoCode }, onResent, onBusy }: Props) {
  const { t } = useLingui();
  const { code, change, refusal, isErasing, submit } = useErasing(memberId, onBusy);
  const { left, restart } = useCountdown(RESEND_WAIT);
  const sending = useChange(codeSending(), { success: null, failure: sendRefusal });
  const resend = () =>
    sending.mutate(phone, {
      onSuccess: ({ demoCode }) => {
        change('');
        restart();
        onResent({ phone, demoCode });
      },
    });
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      {demoCode && <DemoCode code={demoCode} onUse={() => change(demoCode)} />}
      <OtpBoxes label={t`Six-digit code`} value={code} onChange={change} error={refusal} autoFocus />
      <Button type="submit" variant="danger" size="lg" block disabled={!isWholeCode(code)} busy={isErasing}>
        <Trans>Delete my account</Trans>
      </Button>
      <button
        type="button"
        onClick={resend}
        disabled={left > 0 || sending.isPending}
        className="-my-2 inline-flex min-h-11 items-center justify-self-start text-ui tabular-nums disabled:cursor-not-allowed disabled:text-ink-3 enabled:link"
      >
        {left > 0 ? t`Resend OTP in 0:${{ count: String(left).padStart(2, '0') }}` : t`Resend OTP`}
      </button>
    </form>
  );
}

function useErasing(memberId: string, onBusy: Props['onBusy']) {
  const router = useRouter();
  const [code, setCode] = useState('');
  const erase = useChange(erasing(memberId));
  const change = (next: string) => {
    setCode(next);
    if (erase.isError) erase.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isWholeCode(code) || erase.isPending) return;
    onBusy(true);
    erase.mutate(code, {
      onSettled: () => onBusy(false),
      onError: (error) => {
        if (error instanceof CallError && error.fields.otp) setCode('');
      },
      onSuccess: () => {
        session.clear();
        forgetDrafts();
        void router.navigate({ to: '/' });
      },
    });
  };
  return { code, change, refusal: erase.fields.otp, isErasing: erase.isPending, submit };
}
