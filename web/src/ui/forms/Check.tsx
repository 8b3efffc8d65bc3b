import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { FieldNote, RequiredMark } from './Field.tsx';

/** The row and the box, shared with RadioGroup. */
export const ROW = 'flex min-h-11 items-center gap-2.5 text-ui lg:min-h-9';
export const BOX =
  'peer checkbox checked:border-teak-fill checked:bg-teak-fill aria-invalid:border-brick disabled:cursor-not-allowed disabled:bg-sunken';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** A count at the row's end, as in filters. */
  count?: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
}

export function Check({ label, count, help, error, required, className, ...input }: CheckProps) {
  const noteId = useId();
  return (
    <div className={className}>
      <label className={ROW}>
        <input
          {...input}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? noteId : undefined}
          className={classes(BOX, 'tick rounded-[5px]')}
        />
        <span className="min-w-0">
          {label}
          {required && <RequiredMark />}
        </span>
        {count !== undefined && <span className="ml-auto text-ink-3 text-meta tabular-nums">{count}</span>}
      </label>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  );
}
