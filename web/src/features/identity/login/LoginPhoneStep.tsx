import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { codeSending } from '../identity.queries.ts';
import { sendRefusal } from '../refusals.ts';
import { PhoneField } from './PhoneField.tsx';
import * as TEXTS from './texts.ts';

export const CODE_SENT = TEXTS.otpSentSuccessfullyPlease;
const PHONE_LENGTH = 10;

type Props = {
  phone: string;
  /** Send at once: the button was pressed before this code had loaded. */
  send: boolean;
  onPhone: (phone: string) => void;
  onSent: (sent: { demoCode: string | undefined }) => void;
};

export function LoginPhoneStep({ phone, send: atOnce, onPhone, onSent }: Props) {
  const sending = useChange(codeSending(), { success: CODE_SENT, failure: sendRefusal });
  const isWhole = phone.length === PHONE_LENGTH;
  const change = (next: string) => {
    onPhone(next);
    if (sending.isError) sending.reset();
  };
  const send = () => {
    if (!isWhole || sending.isPending) return;
    sending.mutate(phone, { onSuccess: ({ demoCode }) => onSent({ demoCode }) });
  };
  const sendAtOnce = useEffectEvent(send);
  useEffect(() => {
    if (atOnce) sendAtOnce();
  }, [atOnce]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <PhoneField phone={phone} onPhone={change} error={sending.error ? sendRefusal(sending.error) : undefined} />
      <Button type="submit" size="lg" block disabled={!isWhole} busy={sending.isPending}>
        {TEXTS.sendOtp}
      </Button>
    </form>
  );
}
