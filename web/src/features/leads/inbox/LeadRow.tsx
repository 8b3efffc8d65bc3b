import { Trans, useLingui } from '@lingui/react/macro';
import { telLink } from '@plyhaat/contract/core/phone';
import type { Lead, LeadChange } from '@plyhaat/contract/leads/inbox';
import { LeadStatus } from '@plyhaat/contract/leads/leads';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Phone as PhoneIcon } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { formatMoment, formatTime } from '#ui/words/dates.ts';
import { followingUp } from '../leads.queries.ts';
import { describeRequest } from '../price-request.ts';
import { ThreadPanel } from '../threads/ThreadPanel.tsx';
import { kindOf, STATUSES } from '../words.ts';
import { AfterCall } from './AfterCall.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { QUICK_REPLIES } from './quick-replies.ts';
import { reminderOn } from './reminders.ts';

const REFRESH = { refresh: [['leads', 'own']] };

function useFollowUp({ _id }: Lead, onSaved: () => void) {
  const saving = useChange(followingUp(_id), { ...REFRESH, onSuccess: onSaved });
  const reading = useChange(followingUp(_id), { ...REFRESH, success: null });
  return {
    save: (change: LeadChange) => saving.mutate(change),
    read: () => reading.mutate({ isRead: true }),
    busy: saving.isPending,
  };
}

/** Who wants what, with a call button; opened, all details and the seller's notes. Opening it marks it as read. */
export function LeadRow({ lead }: { lead: Lead }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [called, setCalled] = useState(false);
  const id = useId();
  const { save, read: markRead, busy } = useFollowUp(lead, () => setCalled(false));
  const read = () => !lead.isRead && markRead();
  const press = () => {
    if (!open) read();
    setOpen(!open);
  };
  const call = () => {
    read();
    setCalled(true);
  };
  return (
    <li>
      <div className="flex items-center gap-2 sm:gap-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={press}
          className="flex min-w-0 flex-1 items-center gap-2 py-3 text-left hover:bg-sunken sm:gap-3 sm:px-2"
        >
          <Summary lead={lead} />
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className={`flex-none text-ink-3 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
        {lead.phone && (
          <ButtonLink
            variant="call"
            tight
            href={telLink(lead.phone)}
            aria-label={t`Call ${{ name: lead.name }}`}
            onClick={call}
            className="min-w-11"
          >
            <PhoneIcon size={18} strokeWidth={1.75} aria-hidden="true" />
            <span className="max-sm:hidden">
              <Trans>Call</Trans>
            </span>
          </ButtonLink>
        )}
      </div>
      <div id={id} hidden={!open} className="grid gap-5 pt-2 pb-5 sm:px-2 md:grid-cols-2">
        {open && (
          <>
            <LeadFacts lead={lead} onCall={call} />
            <FollowUp lead={lead} busy={busy} save={save} />
            {lead.threadId && <Answers threadId={lead.threadId} name={lead.name} />}
          </>
        )}
      </div>
      <AfterCall lead={lead} open={called} busy={busy} onClose={() => setCalled(false)} onSave={save} />
    </li>
  );
}

function Summary({ lead }: { lead: Lead }) {
  const { t } = useLingui();
  const { label, tone } = STATUSES[lead.status];
  const about = [lead.productName, describeRequest(lead, t) ?? lead.cityName].filter(Boolean).join(', ');
  return (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className={`flex items-center gap-2 text-ui ${lead.isRead ? 'font-medium' : 'font-heavy'}`}>
        {!lead.isRead && <span aria-hidden="true" className="size-2 flex-none rounded-full bg-teak-fill" />}
        <span className="truncate">
          {lead.isRead ? (
            lead.name
          ) : (
            <Trans>
              {lead.name}
              <span className="sr-only">, unread</span>
            </Trans>
          )}
        </span>
      </span>
      {about && <span className="block truncate text-ink-2 text-ui">{about}</span>}
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-3 text-meta">
        <Badge tone={tone}>{t(label)}</Badge>
        {[t(kindOf(lead)), formatTime(new Date(lead.lastContactAt), t)].join(' · ')}
      </span>
      {lead.reminderAt && (
        <span className="text-ink-2 text-meta">{t`Reminder: ${{ moment: formatMoment(new Date(lead.reminderAt), t) }}`}</span>
      )}
    </span>
  );
}

/** Both sides' messages; an answer is the lead's response. */
function Answers({ threadId, name }: { threadId: string; name: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <div className="border-line border-t pt-4 md:col-span-2">
      <ThreadPanel
        threadId={threadId}
        title={t`Messages with ${name}`}
        level={2}
        quickReplies={QUICK_REPLIES.map((reply) => t(reply))}
        onChange={() => void queries.invalidateQueries({ queryKey: ['leads', 'own'] })}
      />
    </div>
  );
}

type FollowUpProps = { lead: Lead; busy: boolean; save: (change: LeadChange) => void };

function FollowUp({ lead, busy, save }: FollowUpProps) {
  const { t } = useLingui();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const day = text('reminderAt');
    save({ status: text('status') as LeadStatus, note: text('note'), reminderAt: day && reminderOn(day) });
  };
  return (
    <form onSubmit={submit} className="grid content-start gap-4">
      <div className="grid gap-4 xs:grid-cols-2">
        <Field label={t`Status`}>
          {/* An answer changes the status too. */}
          <NativeSelect key={lead.status} name="status" defaultValue={lead.status}>
            {LeadStatus.options.map((status) => (
              <option key={status} value={status}>
                {t(STATUSES[status].label)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t`Remind me on`} optional>
          <Input type="date" name="reminderAt" defaultValue={lead.reminderAt?.slice(0, 10) ?? ''} />
        </Field>
      </div>
      <Field label={t`Note`} optional>
        <Textarea name="note" rows={3} maxLength={2000} defaultValue={lead.note ?? ''} />
      </Field>
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
