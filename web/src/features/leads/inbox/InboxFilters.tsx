import { LeadChannel, LeadStatus } from '@plyhaat/contract/leads/leads';
import type { SubmitEvent } from 'react';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import type { InboxQuery } from '../leads.queries.ts';
import { CHANNELS, STATUSES } from '../words.ts';

type Props = { query: InboxQuery; onChange: (query: InboxQuery) => void };

/** Every choice goes to the first page of what it leaves. */
export function InboxFilters({ query, onChange }: Props) {
  const go = (change: Partial<InboxQuery>) => onChange({ ...query, page: 1, ...change });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <form key={query.search} onSubmit={submit}>
        <Input
          type="search"
          name="search"
          size="sm"
          defaultValue={query.search}
          maxLength={100}
          aria-label="Search leads"
          placeholder="Name, number, product or note"
        />
      </form>
      <NativeSelect
        size="sm"
        aria-label="Status"
        value={query.status ?? ''}
        onChange={({ target }) => go({ status: (target.value || undefined) as LeadStatus })}
      >
        <option value="">All statuses</option>
        {LeadStatus.options.map((status) => (
          <option key={status} value={status}>
            {STATUSES[status].label}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        size="sm"
        aria-label="Channel"
        value={query.channel ?? ''}
        onChange={({ target }) => go({ channel: (target.value || undefined) as LeadChannel })}
      >
        <option value="">All channels</option>
        {LeadChannel.options.map((channel) => (
          <option key={channel} value={channel}>
            {CHANNELS[channel]}
          </option>
        ))}
      </NativeSelect>
      <Days query={query} go={go} />
    </search>
  );
}

function Days({ query: { from, to }, go }: { query: InboxQuery; go: (change: Partial<InboxQuery>) => void }) {
  return (
    <div className="grid gap-3 xs:grid-cols-2 sm:col-span-3 sm:max-w-90">
      <Field label="From">
        <Input
          type="date"
          size="sm"
          value={from ?? ''}
          max={to}
          onChange={({ target }) => go({ from: target.value || undefined })}
        />
      </Field>
      <Field label="To">
        <Input
          type="date"
          size="sm"
          value={to ?? ''}
          min={from}
          onChange={({ target }) => go({ to: target.value || undefined })}
        />
      </Field>
    </div>
  );
}
