import type { Application } from '@plyhaat/contract/dealerships/applications';
import type { OfferedCity } from '@plyhaat/contract/dealerships/opportunities';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import * as TEXTS from './texts.ts';
import { useDeciding } from './useDeciding.ts';

type Props = { application: Application; cities: readonly OfferedCity[] };

/** What can still be made of it: each state but the one it has. */
export function Decision({ application, cities }: Props) {
  const { status, Organisation_name } = application;
  const [asked, setAsked] = useState<'accept' | 'reject' | null>(null);
  const { mutate: decide, isPending: busy } = useDeciding(application);
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap content-start gap-2 border-line border-t pt-3">
      {status !== 'accepted' && (
        <Button
          aria-label={TEXTS.acceptApplicant(Organisation_name)}
          className="flex-1"
          onClick={() => setAsked('accept')}
        >
          {TEXTS.accept}
        </Button>
      )}
      {(status === 'new' || status === 'rejected') && (
        <Button
          variant="line"
          busy={busy}
          aria-label={TEXTS.shortlistOrganisationName(Organisation_name)}
          className="flex-1"
          onClick={() => decide({ status: 'shortlisted' })}
        >
          {TEXTS.shortlist}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          variant="danger"
          aria-label={TEXTS.rejectOrganisationName(Organisation_name)}
          className="flex-1"
          onClick={() => setAsked('reject')}
        >
          {TEXTS.reject}
        </Button>
      )}
      {asked === 'accept' && <AcceptDialog application={application} cities={cities} onClose={close} />}
      {asked === 'reject' && <RejectDialog application={application} onClose={close} />}
    </div>
  );
}
