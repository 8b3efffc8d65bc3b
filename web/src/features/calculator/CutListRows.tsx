import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/forms/Check.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import type { Edges } from './furniture.ts';
import { emptyRow, type ListRow, MOST_ROWS, type Problems } from './plan.ts';
import { EDGES, partAt } from './words.ts';

type Props = { rows: readonly ListRow[]; problems: Problems; onChange: (rows: ListRow[]) => void };

export function CutListRows({ rows, problems, onChange }: Props) {
  const { t } = useLingui();
  const change = (id: number, part: Partial<ListRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const add = () => onChange([...rows, emptyRow(Math.max(0, ...rows.map(({ id }) => id)) + 1)]);
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4">
        {rows.map((row, at) => (
          <li key={row.id}>
            <PartFields
              row={row}
              title={t(partAt(at + 1))}
              problems={problems}
              onChange={(part) => change(row.id, part)}
              onRemove={rows.length > 1 ? () => onChange(rows.filter(({ id }) => id !== row.id)) : undefined}
            />
          </li>
        ))}
      </ol>
      {rows.length < MOST_ROWS && (
        <Button variant="line" onClick={add} className="justify-self-start">
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Add a part</Trans>
        </Button>
      )}
    </div>
  );
}

type PartProps = {
  row: ListRow;
  title: string;
  problems: Problems;
  onChange: (part: Partial<ListRow>) => void;
  onRemove: (() => void) | undefined;
};

function PartFields({ row, title, problems, onChange, onRemove }: PartProps) {
  const { t } = useLingui();
  const { id, name, length, width, count, edges, grain } = row;
  return (
    <fieldset className="grid grid-cols-6 gap-x-3 gap-y-2 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold text-ui">{title}</legend>
      <Field label={t`Name`} className="col-span-4">
        <Input size="sm" value={name} maxLength={40} onChange={({ target }) => onChange({ name: target.value })} />
      </Field>
      <Field label={t`How many`} error={problems[`count-${id}`]} className="col-span-2">
        <Input
          size="sm"
          inputMode="numeric"
          value={count}
          onChange={({ target }) => onChange({ count: target.value })}
        />
      </Field>
      <Field label={t`Length`} error={problems[`length-${id}`]} className="col-span-3">
        <Input size="sm" value={length} onChange={({ target }) => onChange({ length: target.value })} />
      </Field>
      <Field label={t`Width`} error={problems[`width-${id}`]} className="col-span-3">
        <Input size="sm" value={width} onChange={({ target }) => onChange({ width: target.value })} />
      </Field>
      <Field label={t`Edge band`} className="col-span-6 sm:col-span-3">
        <NativeSelect size="sm" value={edges} onChange={({ target }) => onChange({ edges: target.value as Edges })}>
          {Object.entries(EDGES).map(([value, label]) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="col-span-6 flex items-center justify-between gap-3">
        <Check
          label={t`Keep the grain along the sheet`}
          checked={grain}
          onChange={({ target }) => onChange({ grain: target.checked })}
        />
        {onRemove && (
          <Button variant="quiet" aria-label={t`Remove ${{ name: name || title }}`} onClick={onRemove}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        )}
      </div>
    </fieldset>
  );
}
