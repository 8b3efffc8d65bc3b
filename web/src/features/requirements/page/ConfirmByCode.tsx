import { Trans, useLingui } from '@lingui/react/macro';
import { confirmRequirement } from '@plyhaat/contract/requirements/states';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { codeSending } from '#features/identity/identity.queries.ts';
import { sendRefusal } from '#features/identity/refusals.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { OtpBoxes } from '#ui/forms/OtpBoxes.tsx';

/** The buyer shows that its number is reached. */
export function ConfirmByCode({ id, phone }: { id: string; phone: string }) {
  const { t } = useLingui();
  const sending = useChange(codeSending(), {
    success: t`OTP sent successfully! Please check your phone.`,
    failure: sendRefusal,
  });
  const [code, setCode] = useState('');
  const confirming = useChange((otp: string) => call(confirmRequirement, { params: { id }, body: { otp } }), {
    failure: null,
    refresh: [['requirements']],
    onError: () => setCode(''),
  });
  if (!sending.isSuccess)
    return (
      <Button variant="line" block busy={sending.isPending} onClick={() => sending.mutate(phone)}>
        <Trans>Send code</Trans>
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
      <OtpBoxes label={t`Code sent to your phone`} value={code} onChange={setCode} error={confirming.error?.message} />
      <Button type="submit" block busy={confirming.isPending}>
        <Trans>Confirm requirement</Trans>
      </Button>
    </form>
  );
}
