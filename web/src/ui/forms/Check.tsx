import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNote, RequiredMark } from './Field.tsx';

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
      <label className="check-row">
        <input
          {...input}
          type="checkbox"
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? noteId : undefined}
          className="check-box"
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
