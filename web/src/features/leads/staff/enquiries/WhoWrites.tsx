import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownContact } from '@plyhaat/contract/admin/shown-contact';
import type { EnquiryDetail } from '@plyhaat/contract/leads/staff/enquiries';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AskReason } from '#console/contact/AskReason.tsx';
import { ShownPhone } from '#console/contact/ShownPhone.tsx';
import { MemberLink, momentText } from '#console/table/cells.tsx';
import { Button } from '#ui/Button.tsx';
import { showingEnquirer } from './enquiries.queries.ts';

/** Number and address are masked until a reason is given; they are shown on this screen alone and not kept. */
export function WhoWrites({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<ShownContact | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { phone, email } = shown ?? enquiry;
  const { earlier } = enquiry;
  const facts: [label: string, value: ReactNode][] = [
    [t`Member`, enquiry.member && <MemberLink member={enquiry.member} />],
    [t`Phone`, phone && (shown ? <ShownPhone phone={phone} /> : phone)],
    [t`E-mail`, email],
    [t`Place`, enquiry.place],
    [t`Came`, momentText(enquiry.createdAt)],
    [t`Written before`, earlier > 0 && t`${plural(earlier, { one: `${earlier} time`, other: `${earlier} times` })}`],
  ];
  return (
    <>
      <dl className="grid gap-3 text-ui">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-3 text-meta">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {!shown && (
        <Button variant="line" className="mt-4" onClick={() => setIsAsking(true)}>
          <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Show number and e-mail</Trans>
        </Button>
      )}
      {isAsking && (
        <AskReason show={showingEnquirer(enquiry._id)} onShown={setShown} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
