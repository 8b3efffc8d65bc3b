import { formatMoment } from '@plyhaat/contract/core/dates';
import { telLink, whatsappLink } from '@plyhaat/contract/core/phone';
import type { Lead, LeadChange } from '@plyhaat/contract/leads/inbox';
import { LeadStatus } from '@plyhaat/contract/leads/leads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Phone as PhoneIcon } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { followingUp } from '../leads.queries.ts';
import { CHANNELS, SOURCES, STATUSES, waited } from '../words.ts';
import * as TEXTS from './texts.ts';

function useFollowUp({ _id }: Lead) {
  const queries = useQueryClient();
  const saving = useMutation(followingUp(_id));
  const save = (change: LeadChange, quiet = false) =>
    saving.mutate(change, {
      onSuccess: ({ message }) => {
        if (!quiet) toastSuccess(message);
        void queries.invalidateQueries({ queryKey: ['leads', 'own'] });
      },
      onError: ({ message }) => toastError(message),
    });
  return { save, busy: saving.isPending };
}

/** One line with the call; opened, all that is known and what the seller makes of it. Opening it makes it read. */
export function LeadRow({ lead }: { lead: Lead }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { save, busy } = useFollowUp(lead);
  const { label, tone } = STATUSES[lead.status];
  const press = () => {
    if (!open && !lead.isRead) save({ isRead: true }, true);
    setOpen(!open);
  };
  return (
    <li>
      <div className="flex items-center gap-2 sm:gap-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={press}
          className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2 py-3 text-left hover:bg-sunken sm:gap-3 sm:px-2"
        >
          <span className="min-w-0">
            <span className={`block truncate text-ui ${lead.isRead ? 'font-medium' : 'font-heavy'}`}>
              {lead.name}
              {!lead.isRead && <span className="sr-only">{TEXTS.unread}</span>}
            </span>
            <span className="block truncate text-ink-3 text-meta">
              {[CHANNELS[lead.channel], lead.productName, lead.cityName, formatMoment(new Date(lead.lastContactAt))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Badge tone={tone}>{label}</Badge>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className={`text-ink-3 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
        {lead.phone && (
          <ButtonLink
            variant="call"
            tight
            href={telLink(lead.phone)}
            aria-label={TEXTS.callName(lead.name)}
            onClick={() => !lead.isRead && save({ isRead: true }, true)}
          >
            <PhoneIcon size={18} strokeWidth={1.75} aria-hidden="true" />
            {TEXTS.call}
          </ButtonLink>
        )}
      </div>
      <div id={id} hidden={!open} className="grid gap-5 pt-2 pb-5 sm:px-2 md:grid-cols-2">
        {open && (
          <>
            <Facts lead={lead} />
            <FollowUp lead={lead} busy={busy} save={save} />
          </>
        )}
      </div>
    </li>
  );
}

function Facts({ lead }: { lead: Lead }) {
  const { phone, email, product, requirementId, message, source, createdAt, respondedAt, history } = lead;
  return (
    <div className="grid content-start gap-3 text-ui">
      <div className="flex flex-wrap gap-2">
        {phone && (
          <ButtonLink variant="call" href={telLink(phone)}>
            {TEXTS.call}
          </ButtonLink>
        )}
        {phone && (
          <ButtonLink variant="callLine" href={whatsappLink(phone, TEXTS.helloThankYouFor(lead.name))}>
            {TEXTS.whatsapp}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink variant="line" href={`mailto:${email}`}>
            {TEXTS.eMail}
          </ButtonLink>
        )}
      </div>
      {phone && <Phone phone={phone} className="font-semibold" />}
      {message && <p className="wrap-break-word whitespace-pre-line text-ink-2">“{message}”</p>}
      <p className="text-ink-2">
        {SOURCES[source]}
        {product && (
          <>
            {': '}
            <Link to="/product/$idOrSlug" params={{ idOrSlug: product.slug }} className="link">
              {product.name}
            </Link>
          </>
        )}
      </p>
      {requirementId && (
        <Link to="/requirement/$id" params={{ id: requirementId }} hash="quotes" className="link justify-self-start">
          {TEXTS.quoteForIt}
        </Link>
      )}
      <p className="text-ink-3 text-meta">
        {respondedAt ? TEXTS.firstResponseAfterCreated(waited(createdAt, respondedAt)) : TEXTS.noResponseYet}
      </p>
      {history.length > 1 && (
        <ol aria-label={TEXTS.history} className="grid gap-1 text-ink-3 text-meta">
          {history.map(({ createdAt, productName }) => (
            <li key={createdAt}>{[formatMoment(new Date(createdAt)), productName].filter(Boolean).join(' · ')}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

type FollowUpProps = { lead: Lead; busy: boolean; save: (change: LeadChange) => void };

function FollowUp({ lead, busy, save }: FollowUpProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    save({ status: text('status') as LeadStatus, note: text('note'), reminderAt: text('reminderAt') });
  };
  return (
    <form onSubmit={submit} className="grid content-start gap-4">
      <div className="grid gap-4 xs:grid-cols-2">
        <Field label={TEXTS.status}>
          <NativeSelect name="status" defaultValue={lead.status}>
            {LeadStatus.options.map((status) => (
              <option key={status} value={status}>
                {STATUSES[status].label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={TEXTS.remindMeOn} optional>
          <Input type="date" name="reminderAt" defaultValue={lead.reminderAt?.slice(0, 10) ?? ''} />
        </Field>
      </div>
      <Field label={TEXTS.note} optional>
        <Textarea name="note" rows={3} maxLength={2000} defaultValue={lead.note ?? ''} />
      </Field>
      <Button type="submit" busy={busy} className="justify-self-start">
        {TEXTS.save}
      </Button>
    </form>
  );
}
