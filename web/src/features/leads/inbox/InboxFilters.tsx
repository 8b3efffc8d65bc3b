import { Trans, useLingui } from '@lingui/react/macro';
import { LeadChannel, LeadStatus } from '@plyhaat/contract/leads/leads';
import { Chip } from '#ui/display/Chip.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import type { InboxQuery } from '../leads.queries.ts';
import { CHANNELS, STATUSES } from '../words.ts';
import { SearchBox } from './SearchBox.tsx';

type Counts = Readonly<Record<LeadStatus, number>>;
type Props = { query: InboxQuery; counts: Counts | undefined; onChange: (query: InboxQuery) => void };
type Go = (change: Partial<InboxQuery>) => void;

/** One search and the statuses; the rest on request. Every choice goes to the first page of what it leaves. */
export function InboxFilters({ query, counts, onChange }: Props) {
  const { t } = useLingui();
  const go: Go = (change) => onChange({ ...query, page: 1, ...change });
  const { status, channel, from, to } = query;
  return (
    <search className="grid gap-3">
      <SearchBox
        search={query.search ?? ''}
        label={t`Search leads`}
        hint={t`Name, number, product or note`}
        onSearch={(search) => go({ search })}
      />
      <fieldset className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 sm:-mx-5 sm:px-5">
        <legend className="sr-only">
          <Trans>Status</Trans>
        </legend>
        {LeadStatus.options.map((offered) => (
          <Chip key={offered} on={status === offered} onClick={() => go({ status: offered })}>
            {t(STATUSES[offered].label)} <Count of={counts?.[offered]} />
          </Chip>
        ))}
        <Chip on={!status} onClick={() => go({ status: undefined })}>
          <Trans>All</Trans> <Count of={counts && Object.values(counts).reduce((sum, one) => sum + one, 0)} />
        </Chip>
      </fieldset>
      <details open={Boolean(channel || from || to)} className="text-ui">
        <summary className="link min-h-11 w-fit content-center">
          <Trans>More filters</Trans>
        </summary>
        <MoreFilters query={query} go={go} />
      </details>
    </search>
  );
}

const Count = ({ of }: { of: number | undefined }) =>
  of !== undefined && <span className="tabular-nums opacity-80">{of.toLocaleString('en-IN')}</span>;

function MoreFilters({ query: { channel, from, to }, go }: { query: InboxQuery; go: Go }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 pt-1 pb-2 xs:grid-cols-2 sm:grid-cols-3">
      <Field label={t`Channel`} className="max-sm:col-span-full">
        <NativeSelect
          size="sm"
          value={channel ?? ''}
          onChange={({ target }) => go({ channel: (target.value || undefined) as LeadChannel })}
        >
          <option value="">
            <Trans>All channels</Trans>
          </option>
          {LeadChannel.options.map((offered) => (
            <option key={offered} value={offered}>
              {t(CHANNELS[offered])}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t({ message: 'From', context: 'a day' })}>
        <Input
          type="date"
          size="sm"
          value={from ?? ''}
          max={to}
          onChange={({ target }) => go({ from: target.value || undefined })}
        />
      </Field>
      <Field label={t({ message: 'To', context: 'a day' })}>
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
