import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Lead, LeadChange } from '@plyhaat/contract/leads/inbox';
import type { LeadStatus } from '@plyhaat/contract/leads/leads';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { STATUSES } from '../words.ts';
import { nextMonday, reminderOn, tomorrow } from './reminders.ts';

type Props = {
  lead: Lead;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onSave: (change: LeadChange) => void;
};

/** Asked right after the seller has called, because an hour later the result is forgotten. */
export function AfterCall({ lead, open, busy, onClose, onSave }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(open) => !open && onClose()}
      title={t`How did the call go?`}
      description={t`You called ${{ name: lead.name }}.`}
      dismissible={!busy}
    >
      <CallForm lead={lead} busy={busy} onSave={onSave} />
    </Dialog>
  );
}

const OUTCOMES = ['contacted', 'won', 'lost', 'noAnswer'] as const;
type Outcome = (typeof OUTCOMES)[number];
const labelOf = (outcome: Outcome): MessageDescriptor =>
  outcome === 'noAnswer' ? msg`No answer` : STATUSES[outcome].label;
/** Nobody answered: the lead stays what it was. */
const statusOf = (outcome: Outcome): LeadStatus | undefined => (outcome === 'noAnswer' ? undefined : outcome);

function CallForm({ lead, busy, onSave }: Pick<Props, 'lead' | 'busy' | 'onSave'>) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>();
  const [note, setNote] = useState(lead.note ?? '');
  const [day, setDay] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!outcome) return;
    const status = statusOf(outcome);
    onSave({ note, isRead: true, ...(status && { status }), ...(day && { reminderAt: reminderOn(day) }) });
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="sr-only">
          <Trans>Outcome</Trans>
        </legend>
        {OUTCOMES.map((offered) => (
          <Button
            key={offered}
            variant={outcome === offered ? 'primary' : 'line'}
            aria-pressed={outcome === offered}
            onClick={() => setOutcome(offered)}
          >
            {t(labelOf(offered))}
          </Button>
        ))}
      </fieldset>
      <Field label={t`Note`} optional help={t`Only you see it`}>
        <Textarea rows={2} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Reminder day={day} onDay={setDay} />
      <Button type="submit" block busy={busy} disabled={!outcome}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

/** A tap for the usual days, a calendar for others; a second tap takes it back. */
export function Reminder({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const offered = [
    { label: t`Tomorrow 10 am`, of: tomorrow() },
    { label: t`Monday 10 am`, of: nextMonday() },
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="float-left mb-2 font-semibold text-ui">
        <Trans>Remind me</Trans>
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        {offered.map(({ label, of }) => (
          <Chip
            key={label}
            on={!choosing && day === of}
            onClick={() => {
              onDay(!choosing && day === of ? '' : of);
              setChoosing(false);
            }}
          >
            {label}
          </Chip>
        ))}
        <Chip
          on={choosing}
          onClick={() => {
            onDay('');
            setChoosing(!choosing);
          }}
        >
          <Trans>Choose</Trans>
        </Chip>
      </div>
      {choosing && (
        <Input
          type="date"
          aria-label={t`Day of the reminder`}
          min={tomorrow()}
          value={day}
          onChange={({ target }) => onDay(target.value)}
        />
      )}
    </fieldset>
  );
}
