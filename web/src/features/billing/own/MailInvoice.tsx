import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { CallError } from '#api/call.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { mailingInvoice } from '../billing.queries.ts';

/** BILL-22, where the server gives no reason of its own. */
const FAILED = msg`Failed to send email`;

export function MailInvoice({ of, id }: { of: 'subscription' | 'topup'; id: string }) {
  const mailing = useChange(mailingInvoice(of), {
    failure: (error) => (error instanceof CallError && error.status === 409 ? error.message : FAILED),
  });
  return (
    <Button variant="quiet" onClick={() => mailing.mutate(id)} busy={mailing.isPending} className="ml-auto text-teak">
      <Mail size={18} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Send mail</Trans>
    </Button>
  );
}
