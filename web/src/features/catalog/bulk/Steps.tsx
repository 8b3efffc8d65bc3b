import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Batch } from '@plyhaat/contract/catalog/batches';
import { Check } from 'lucide-react';
import { classes } from '#ui/classes.ts';

const NAMES = ['file', 'columns', 'repair', 'send'] as const;
export type Step = (typeof NAMES)[number];

const TITLES: Readonly<Record<Step, MessageDescriptor>> = {
  file: msg`Your file`,
  columns: msg`Columns`,
  repair: msg`Repair`,
  send: msg`Send`,
};
const written = (count: number) => msg`${{ rows: count.toLocaleString('en-IN') }} rows`;

/** Where an upload is, of four steps; a phone names the present one alone. */
export function Steps({ batch: { rows, columns, faulty, draft }, now }: { batch: Batch; now: Step }) {
  const { t } = useLingui();
  const said: Partial<Record<Step, string>> = {
    ...(rows > 0 && { file: t(written(rows)) }),
    ...(columns && { columns: t`${{ used: columns.used }} of ${{ all: columns.all }}` }),
    ...(now === 'repair' && faulty + draft > 0 && { repair: t(written(faulty + draft)) }),
  };
  return (
    <ol aria-label={t`Upload`} className="flex gap-1.5 text-ui md:gap-2">
      {NAMES.map((name, at) => (
        <StepItem
          key={name}
          number={at + 1}
          name={name}
          said={said[name]}
          isNow={name === now}
          isDone={at < NAMES.indexOf(now)}
        />
      ))}
    </ol>
  );
}

type Item = { number: number; name: Step; said: string | undefined; isNow: boolean; isDone: boolean };

function StepItem({ number, name, said, isNow, isDone }: Item) {
  const { t } = useLingui();
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={classes(
        'flex min-h-11 items-center gap-2.5 rounded border px-2 md:flex-1 md:px-3.5',
        isNow ? 'flex-1 border-transparent bg-teak-soft font-semibold text-ink' : 'border-line bg-surface text-ink-2',
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'grid size-6 flex-none place-items-center rounded-full font-semibold text-meta',
          isDone && 'bg-leaf-fill text-white',
          isNow && 'bg-ink text-paper',
          !isDone && !isNow && 'border border-line-2',
        )}
      >
        {isDone ? <Check size={14} strokeWidth={2.5} /> : number}
      </span>
      <span className={classes(!isNow && 'max-md:sr-only')}>{t(TITLES[name])}</span>
      {said && (
        <span
          className={classes(
            'ml-auto whitespace-nowrap font-normal text-ink-2 text-meta tabular-nums',
            !isNow && 'max-lg:sr-only',
          )}
        >
          {said}
        </span>
      )}
    </li>
  );
}
