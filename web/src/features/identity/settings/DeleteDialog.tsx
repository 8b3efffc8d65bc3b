import { Trans, useLingui } from '@lingui/react/macro';
import { formatPhone } from '@plyhaat/contract/core/phone';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { codeSending } from '../identity.queries.ts';
import { ownProfile } from '../member.queries.ts';
import { sendRefusal } from '../refusals.ts';
import { DeleteCode, type Sent } from './DeleteCode.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; memberId: string };

/** Two steps: what it means, and the code that confirms it. */
export function DeleteDialog({ open, onOpenChange, memberId }: Props) {
  const { t } = useLingui();
  const [sent, setSent] = useState<Sent | null>(null);
  const [busy, setBusy] = useState(false);
  const frame = { open, onOpenChange, dismissible: !busy };
  if (sent)
    return (
      <Dialog {...frame} title={t`Enter OTP`} description={t`Sent to ${{ phone: formatPhone(`91${sent.phone}`) }}`}>
        <DeleteCode memberId={memberId} sent={sent} onResent={setSent} onBusy={setBusy} />
      </Dialog>
    );
  return (
    <Dialog {...frame} title={t`Delete your account?`} description={t`This cannot be undone.`}>
      <Warning memberId={memberId} onSent={setSent} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

type WarningProps = { memberId: string; onSent: (sent: Sent) => void; onCancel: () => void };

function Warning({ memberId, onSent, onCancel }: WarningProps) {
  const phone = useQuery(ownProfile(memberId)).data?.phone;
  const sending = useChange(codeSending(), { success: null, failure: sendRefusal });
  const send = () => phone && sending.mutate(phone, { onSuccess: ({ demoCode }) => onSent({ phone, demoCode }) });
  return (
    <>
      <ul className="grid list-disc gap-2 pl-5 text-ui marker:text-ink-3">
        <li>
          <Trans>Your profile, company, photos and all your listings will be deleted immediately.</Trans>
        </li>
        <li>
          <Trans>
            Reviews you wrote stay under ‘Former member’. Your name and number are removed from enquiries. Invoices are
            kept for as long as tax law requires.
          </Trans>
        </li>
      </ul>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="line" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="danger" disabled={!phone} busy={sending.isPending} onClick={send}>
          <Trans>Send OTP</Trans>
        </Button>
      </div>
    </>
  );
}
