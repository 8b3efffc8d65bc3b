import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '@plyhaat/contract/dealerships/applications';
import type { OfferedCity } from '@plyhaat/contract/dealerships/opportunities';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { useDeciding } from './useDeciding.ts';

type Props = { application: Application; cities: readonly OfferedCity[] };

/** What can still be made of it: each state but the one it has. */
export function Decision({ application, cities }: Props) {
  const { t } = useLingui();
  const { status, Organisation_name } = application;
  const [asked, setAsked] = useState<'accept' | 'reject' | null>(null);
  const { mutate: decide, isPending: busy } = useDeciding(application);
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap content-start gap-2 border-line border-t pt-3">
      {status !== 'accepted' && (
        <Button aria-label={t`Accept ${Organisation_name}`} className="flex-1" onClick={() => setAsked('accept')}>
          <Trans>Accept</Trans>
        </Button>
      )}
      {(status === 'new' || status === 'rejected') && (
        <Button
          variant="line"
          busy={busy}
          aria-label={t`Shortlist ${Organisation_name}`}
          className="flex-1"
          onClick={() => decide({ status: 'shortlisted' })}
        >
          <Trans>Shortlist</Trans>
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          variant="danger"
          aria-label={t`Reject ${Organisation_name}`}
          className="flex-1"
          onClick={() => setAsked('reject')}
        >
          <Trans>Reject</Trans>
        </Button>
      )}
      {asked === 'accept' && <AcceptDialog application={application} cities={cities} onClose={close} />}
      {asked === 'reject' && <RejectDialog application={application} onClose={close} />}
    </div>
  );
}
