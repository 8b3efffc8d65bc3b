import { formatPhone } from '@plyhaat/contract/core/phone';
import type { EnquiryDetail } from '@plyhaat/contract/leads/staff/enquiries';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormDialog, textIn } from '#console/editing/FormDialog.tsx';
import { MemberLink, momentText } from '#console/table/cells.tsx';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { showingEnquirer } from './enquiries.queries.ts';
import * as TEXTS from './texts.ts';

type Contact = { readonly phone: string | null; readonly email: string | null };

/** Number and address are masked until a reason is given; they are shown on this screen alone and not kept. */
export function WhoWrites({ enquiry }: { enquiry: EnquiryDetail }) {
  const [shown, setShown] = useState<Contact | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { phone, email } = shown ?? enquiry;
  const facts: [label: string, value: ReactNode][] = [
    [TEXTS.member, enquiry.member && <MemberLink member={enquiry.member} />],
    [TEXTS.phone, phone && (shown ? formatPhone(phone) : phone)],
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
      {isAsking && <AskReason id={enquiry._id} onShown={setShown} onClose={() => setIsAsking(false)} />}
    </>
  );
}

type AskProps = { id: string; onShown: (contact: Contact) => void; onClose: () => void };

function AskReason({ id, onShown, onClose }: AskProps) {
  const [error, setError] = useState<string>();
  const showing = useChange(showingEnquirer(id), {
    success: null,
    onSuccess: (contact) => {
      onShown(contact);
      onClose();
    },
  });
  const submit = (form: FormData) => {
    const reason = textIn(form, 'reason');
    if (reason) showing.mutate(reason);
    else setError(TEXTS.reasonNeeded);
  };
  return (
    <FormDialog
      title={TEXTS.showQuestion}
      text={TEXTS.showText}
      confirm={TEXTS.show}
      isBusy={showing.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={TEXTS.reason} error={error} required>
        <Textarea name="reason" rows={2} maxLength={500} onChange={() => setError(undefined)} />
      </Field>
    </FormDialog>
  );
}
