import { useLingui } from '@lingui/react/macro';
import { normalizePhone, telLink } from '@plyhaat/contract/core/phone';
import type { Application } from '@plyhaat/contract/dealerships/applications';
import { Phone as PhoneIcon } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { follow } from '#shell/follow.ts';
import { Button } from '#ui/Button.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { callingApplicant } from './applications.queries.ts';

/** Number and e-mail, for the owner of the opportunity alone. A call is recorded as a lead. */
export function ApplicantContact({ application }: { application: Application }) {
  const { t } = useLingui();
  const { phone, email, Organisation_name } = application;
  const [open, setOpen] = useState(false);
  const { dial, busy } = useCalling(application, () => setOpen(false));
  return (
    <div className="grid content-start gap-1 border-line border-t pt-3 text-ui">
      {phone && (
        <div className="flex items-center justify-between gap-3">
          <Phone phone={phone} className="font-semibold" />
          <Button variant="call" size="icon" aria-label={t`Call ${Organisation_name}`} onClick={() => setOpen(true)}>
            <PhoneIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </div>
      )}
      {email && (
        <a href={`mailto:${email}`} className="link wrap-anywhere inline-flex min-h-11 items-center md:min-h-0">
          {email}
        </a>
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t`Call ${Organisation_name}?`}
        text={t`We will save this call as a lead.`}
        confirmLabel={t`Call`}
        call
        busy={busy}
        onConfirm={dial}
      />
    </div>
  );
}

function useCalling({ _id }: Application, close: () => void) {
  const calling = useChange(callingApplicant(), {
    refresh: [['leads']],
    onSuccess: ({ phone }) => follow(telLink(normalizePhone(phone) ?? phone)),
    onSettled: close,
  });
  return { dial: () => calling.mutate(_id), busy: calling.isPending };
}
