import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Cause, RemedyKind } from '@plyhaat/contract/catalog/batch-repair';
import type { Batch } from '@plyhaat/contract/catalog/batches';
import { useQuery } from '@tanstack/react-query';
import { ownId } from '#api/own-id.ts';
import { useChange } from '#forms/useChange.ts';
import { Button } from '#ui/Button.tsx';
import { Combobox, type ComboboxOption } from '#ui/forms/Combobox.tsx';
import { brandChoice, nestedCategories } from '../../selling/selling.queries.ts';
import { remedying } from '../repair.queries.ts';
import { categoryOptions } from './cell-choices.ts';
import { type Mend, PictureFix } from './PictureFix.tsx';

type Props = { batch: Batch; cause: Cause; onChoose: () => void };

/** One remedy for all rows of a cause, and the table for single ones. */
export function CauseFix({ batch, cause, onChoose }: Props) {
  const change = useChange(remedying(batch._id), { success: null, refresh: [['batches']], refreshOnError: true });
  const mend: Mend = (kind, more = {}) => change.mutate({ cause: cause.key, kind, ...more });
  const isBusy = change.isPending || batch.state !== 'checked';
  const shown = cause.left.toLocaleString('en-IN');
  const isPicture = cause.kind === 'noPicture' || cause.kind === 'pictureMissing';
  return (
    <div className="col-span-2 mt-2.5 flex flex-wrap items-center gap-1.5 pl-1">
      {isPicture ? (
        <PictureFix cause={cause} busy={isBusy} mend={mend} />
      ) : (
        <Special cause={cause} busy={isBusy} mend={mend} />
      )}
      {!isPicture && (
        <Button variant="line" tight onClick={onChoose}>
          <Trans>Correct in the table</Trans>
        </Button>
      )}
      <Button variant="quiet" tight disabled={isBusy} onClick={() => mend('leaveOut')}>
        <Plural value={cause.left} one="Leave this row out" other={`Leave these ${shown} out`} />
      </Button>
    </div>
  );
}

type SpecialProps = { cause: Cause; busy: boolean; mend: Mend };

/** What one press does. */
const PRESSES: Readonly<Record<string, { kind: RemedyKind; label: MessageDescriptor }>> = {
  noDescription: { kind: 'describe', label: msg`Write it from the row` },
  twice: { kind: 'lastCounts', label: msg`The later row counts` },
  nameAbove: { kind: 'keep', label: msg`Yes, the same name` },
};

function Special({ cause, busy, mend }: SpecialProps) {
  const { t } = useLingui();
  if (cause.kind === 'brand' || cause.kind === 'waitingBrand')
    return <BrandFix cause={cause} busy={busy} mend={mend} />;
  if (cause.kind === 'category' || cause.kind === 'noCategory') return <CategoryFix busy={busy} mend={mend} />;
  const press = PRESSES[cause.kind];
  if (!press) return null;
  return (
    <Button variant="line" tight disabled={busy} onClick={() => mend(press.kind)}>
      {t(press.label)}
    </Button>
  );
}

function BrandFix({ cause, busy, mend }: SpecialProps) {
  const { t } = useLingui();
  const { data } = useQuery(brandChoice(ownId()));
  const options = (data?.data ?? [])
    .filter(({ waiting }) => !waiting)
    .map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      {cause.kind === 'brand' && (
        <Button variant="line" tight disabled={busy} onClick={() => mend('newBrand')}>
          <Trans>Propose as a new brand</Trans>
        </Button>
      )}
      <Choice
        label={t`Another brand`}
        placeholder={t`Another brand`}
        options={options}
        busy={busy}
        onChoose={(value) => mend('as', { value })}
      />
    </>
  );
}

function CategoryFix({ busy, mend }: Omit<SpecialProps, 'cause'>) {
  const { t } = useLingui();
  const { data } = useQuery(nestedCategories());
  return (
    <Choice
      label={t`Category`}
      placeholder={t`Choose a category`}
      options={categoryOptions(data?.data ?? [])}
      busy={busy}
      onChoose={(value) => mend('as', { value })}
    />
  );
}

type ChoiceProps = {
  label: string;
  placeholder: string;
  options: ComboboxOption[];
  busy: boolean;
  onChoose: (value: string) => void;
};

function Choice({ label, placeholder, options, busy, onChoose }: ChoiceProps) {
  return (
    <Combobox
      aria-label={label}
      placeholder={placeholder}
      size="sm"
      className="max-w-56"
      options={options}
      value={null}
      disabled={busy}
      onChange={(option) => option && onChoose(option.value)}
    />
  );
}
