import { confirmRequirement } from '@plyhaat/contract/requirements/states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { codeSending } from '#features/identity/identity.queries.ts';
import { sendRefusal } from '#features/identity/refusals.ts';
import { Button } from '#ui/Button.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import * as TEXTS from './texts.ts';

/** The buyer shows that its number is reached. */
export function ConfirmByCode({ id, phone }: { id: string; phone: string }) {
  const queries = useQueryClient();
  const sending = useMutation(codeSending());
  const [code, setCode] = useState('');
  const confirming = useMutation({
    mutationFn: (otp: string) => call(confirmRequirement, { params: { id }, body: { otp } }),
    onSuccess: ({ message }) => {
      toastSuccess(message);
      return queries.invalidateQueries({ queryKey: ['requirements'] });
    },
  });
  const send = () =>
    sending.mutate(phone, {
      onSuccess: () => toastSuccess(TEXTS.otpSentSuccessfullyPlease),
      onError: (error) => toastError(sendRefusal(error)),
    });
  if (!sending.isSuccess)
    return (
      <Button variant="line" block busy={sending.isPending} onClick={send}>
        {TEXTS.sendCode}
      </Button>
    );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        confirming.mutate(code);
      }}
    >
      <OtpBoxes label={TEXTS.codeSentToYour} value={code} onChange={setCode} error={confirming.error?.message} />
      <Button type="submit" block busy={confirming.isPending}>
        {TEXTS.confirmRequirement}
      </Button>
    </form>
  );
}
