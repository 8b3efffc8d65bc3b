import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useChange } from '#forms/useChange.ts';
import { handOverLogin } from '#shell/early-login.ts';
import { Button } from '#ui/Button.tsx';
import { codeSending } from '../identity.queries.ts';
import { sendRefusal } from '../refusals.ts';
import { PhoneField } from './PhoneField.tsx';

const PHONE_LENGTH = 10;

type Props = {
  phone: string;
  onPhone: (phone: string) => void;
  onSent: (sent: { demoCode: string | undefined }) => void;
};

export function LoginPhoneStep({ phone, onPhone, onSent }: Props) {
  const { t } = useLingui();
  const sending = useChange(codeSending(), {
    success: t`OTP sent successfully! Please check your phone.`,
    failure: sendRefusal,
  });
  const field = useRef<HTMLInputElement>(null);
  const isWhole = phone.length === PHONE_LENGTH;
  const change = (next: string) => {
    onPhone(next);
    if (sending.isError) sending.reset();
  };
  const sendTo = (whole: string) => {
    if (whole.length !== PHONE_LENGTH || sending.isPending) return;
    sending.mutate(whole, { onSuccess: ({ demoCode }) => onSent({ demoCode }) });
  };
  const goOn = useEffectEvent(() => {
    const early = handOverLogin();
    if (!early) return;
    onPhone(early.phone);
    field.current?.focus();
    if (early.send) sendTo(early.phone);
  });
  useLayoutEffect(() => goOn(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    sendTo(phone);
  };
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <PhoneField
        ref={field}
        phone={phone}
        onPhone={change}
        error={sending.error ? sendRefusal(sending.error) : undefined}
      />
      <Button type="submit" size="lg" block disabled={!isWhole} busy={sending.isPending}>
        <Trans>Send OTP</Trans>
      </Button>
    </form>
  );
}
