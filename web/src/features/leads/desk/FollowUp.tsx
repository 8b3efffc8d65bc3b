import { Trans, useLingui } from '@lingui/react/macro';
import type { Lead, LeadChange } from '@plyhaat/contract/leads/inbox';
import { LeadStatus } from '@plyhaat/contract/leads/leads';
import { type ReactNode, useId, useState } from 'react';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Phone } from '#ui/display/Phone.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { formatDay, formatMoment } from '#ui/words/dates.ts';
import { Reminder } from '../inbox/AfterCall.tsx';
import { reminderOn } from '../inbox/reminders.ts';
import { followingUp } from '../leads.queries.ts';
import { SOURCES, STATUSES } from '../words.ts';

/** What the seller made of a lead, for itself alone. */
export function FollowUp({ lead }: { lead: Lead }) {
  const { t } = useLingui();
  const saving = useChange(followingUp(lead._id), { refresh: [['leads', 'own']] });
  const save = (change: LeadChange) => saving.mutate(change);
  const day = lead.reminderAt?.slice(0, 10) ?? '';
  return (
    <>
      <Part>
        <Statuses status={lead.status} onStatus={(status) => save({ status })} />
      </Part>
      <Part>
        <Reminder day={day} onDay={(day) => save({ reminderAt: day && reminderOn(day) })} />
        {lead.reminderAt && (
          <p className="text-ink-2 text-meta">{t`Reminder: ${{ moment: formatMoment(new Date(lead.reminderAt), t) }}`}</p>
        )}
      </Part>
      <Part>
        <Note key={lead._id} note={lead.note ?? ''} busy={saving.isPending} onSave={(note) => save({ note })} />
      </Part>
      <Part>
        <Buyer lead={lead} />
      </Part>
    </>
  );
}

const Part = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 border-line border-t px-5 py-4 first:border-t-0">{children}</div>
);

function Statuses({ status, onStatus }: { status: LeadStatus; onStatus: (status: LeadStatus) => void }) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-ui">
        <Trans>Status</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-1.5">
        {LeadStatus.options.map((offered) => (
          <label
            key={offered}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded border border-line-2 bg-surface font-medium text-ui has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-teak has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={status === offered}
              onChange={() => onStatus(offered)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {t(STATUSES[offered].label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type NoteProps = { note: string; busy: boolean; onSave: (note: string) => void };

function Note({ note, busy, onSave }: NoteProps) {
  const { t } = useLingui();
  const [text, setText] = useState(note);
  return (
    <>
      <Field label={t`Note`} help={t`Only you see it`}>
        <Textarea
          rows={3}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="min-h-22 text-ui"
        />
      </Field>
      {text !== note && (
        <Button variant="line" busy={busy} onClick={() => onSave(text)}>
          <Trans>Save note</Trans>
        </Button>
      )}
    </>
  );
}

function Buyer({ lead: { phone, email, source, createdAt } }: { lead: Lead }) {
  const { t } = useLingui();
  return (
    <>
      <h3 className="font-semibold text-ui">
        <Trans>This buyer</Trans>
      </h3>
      <dl className="grid gap-1.5 text-ui">
        {phone && (
          <Fact label={t`Number`}>
            <Phone phone={phone} />
          </Fact>
        )}
        {email && <Fact label={t`E-mail`}>{email}</Fact>}
        <Fact label={t`Came by`}>{t(SOURCES[source])}</Fact>
        <Fact label={t`First came`}>{formatDay(new Date(createdAt), t)}</Fact>
      </dl>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3">
    <dt className="flex-none text-ink-3">{label}</dt>
    <dd className="min-w-0 break-words text-right font-semibold">{children}</dd>
  </div>
);
