import type { ShownContact } from '@plyhaat/contract/admin/shown-contact';
import type { EnquiryDetail } from '@plyhaat/contract/leads/staff/enquiries';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AskReason } from '#console/contact/AskReason.tsx';
import { ShownPhone } from '#console/contact/ShownPhone.tsx';
import { MemberLink, momentText } from '#console/table/cells.tsx';
import { Button } from '#ui/Button.tsx';
import { showingEnquirer } from './enquiries.queries.ts';
import * as TEXTS from './texts.ts';

/** Number and address are masked until a reason is given; they are shown on this screen alone and not kept. */
export function WhoWrites({ enquiry }: { enquiry: EnquiryDetail }) {
  const [shown, setShown] = useState<ShownContact | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { phone, email } = shown ?? enquiry;
  const facts: [label: string, value: ReactNode][] = [
    [TEXTS.member, enquiry.member && <MemberLink member={enquiry.member} />],
    [TEXTS.phone, phone && (shown ? <ShownPhone phone={phone} /> : phone)],
    [TEXTS.email, email],
    [TEXTS.place, enquiry.place],
    [TEXTS.came, momentText(enquiry.createdAt)],
    [TEXTS.writtenBefore, enquiry.earlier > 0 && TEXTS.times(enquiry.earlier)],
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
          {TEXTS.showNumber}
        </Button>
      )}
      {isAsking && (
        <AskReason show={showingEnquirer(enquiry._id)} onShown={setShown} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
