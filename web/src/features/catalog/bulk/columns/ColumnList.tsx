import { Trans, useLingui } from '@lingui/react/macro';
import { BATCH_COLUMNS, type BatchColumn } from '@plyhaat/contract/catalog/batch-columns';
import type { BatchLayout } from '@plyhaat/contract/catalog/batch-repair';
import { Check, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { classes } from '#ui/classes.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { COLUMN_TITLES } from '../column-titles.ts';
import { letterOf } from './letters.ts';

const NONE = 'none';

type Column = BatchLayout['columns'][number];
type Props = { columns: readonly Column[]; onUse: (at: number, use: BatchColumn | null) => void };

/** Each column of the file, what stands in it, and what it is. */
export function ColumnList({ columns, onUse }: Props) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Columns`} className="rounded-card border border-line bg-surface">
      {columns
        .map((column, at) => ({ column, at, isFurther: at > 0 && column.list !== columns[at - 1]?.list }))
        .map(({ column, at, isFurther }) => (
          <Fragment key={at}>
            {isFurther && (
              <li className="border-line border-t bg-sunken px-4 py-2 font-semibold text-ui sm:px-5">
                {t`List ${{ number: column.list + 1 }}, beside the others on your sheet`}
              </li>
            )}
            <ColumnItem at={at} column={column} onUse={(use) => onUse(at, use)} />
          </Fragment>
        ))}
    </ul>
  );
}

function ColumnItem({ at, column, onUse }: { at: number; column: Column; onUse: (use: BatchColumn | null) => void }) {
  const { t } = useLingui();
  const { title, samples, use } = column;
  const name = title || t`Column ${{ letter: letterOf(at) }}`;
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-line border-t px-4 py-2.5 text-ui first:border-t-0 sm:grid-cols-[2.25rem_minmax(0,1fr)_1.25rem_minmax(0,13rem)_5.5rem] sm:px-5">
      <span
        aria-hidden="true"
        className="rounded-sm bg-sunken text-center font-semibold text-ink-3 text-meta leading-7"
      >
        {letterOf(at)}
      </span>
      <span className="min-w-0">
        <span className={classes('block truncate', use ? 'font-semibold' : 'text-ink-3')}>{name}</span>
        <span className="block truncate text-ink-3 text-meta">{samples.join(', ')}</span>
      </span>
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="text-ink-3 max-sm:hidden" />
      <Select
        size="sm"
        className="max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2"
        aria-label={t`${name} is`}
        options={[
          { value: NONE, label: t`Not used` },
          ...BATCH_COLUMNS.map((column) => ({ value: column, label: t(COLUMN_TITLES[column]) })),
        ]}
        value={use ?? NONE}
        onChange={(value) => onUse(value === NONE ? null : (value as BatchColumn))}
      />
      <span className="flex justify-end max-sm:col-start-3 max-sm:row-start-1">
        <Certainty column={column} />
      </span>
    </li>
  );
}

function Certainty({ column: { use, sure } }: { column: Column }) {
  if (!use)
    return (
      <span className="text-ink-3 text-meta">
        <Trans>Left out</Trans>
      </span>
    );
  if (!sure)
    return (
      <Badge tone="wait">
        <Trans>Guessed</Trans>
      </Badge>
    );
  return (
    <span className="inline-flex items-center gap-1 text-leaf text-meta">
      <Check size={16} strokeWidth={2} aria-hidden="true" />
      <Trans>Sure</Trans>
    </span>
  );
}
