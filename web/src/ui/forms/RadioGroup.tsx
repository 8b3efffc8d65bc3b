import { type ComponentProps, type ReactNode, useId } from 'react';

import { FieldNote, RequiredMark } from './Field.tsx';
import { Radio } from './Radio.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  help?: ReactNode;
}

export interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  label: ReactNode;
  options: readonly RadioOption[];
  name: string;
  /** The chosen value when the screen keeps it; a registered form field keeps its own. */
  value?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  inline?: boolean;
}

/** Takes `register()` of a form: what it returns goes to every option. */
export function RadioGroup({
  label,
  options,
  value,
  help,
  error,
  inline = false,
  required,
  className,
  ...input
}: RadioGroupProps) {
  const noteId = useId();
  return (
    <fieldset aria-describedby={error || help ? noteId : undefined} className={className}>
      <legend className="mb-1 font-semibold text-ui">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={inline ? 'flex flex-wrap gap-x-6' : 'grid'}>
        {options.map((option) => (
          <label key={option.value} className="check-row">
            <Radio {...input} value={option.value} {...(value !== undefined && { checked: value === option.value })} />
            <span className="min-w-0">
              {option.label}
              {option.help && <span className="block text-ink-3 text-meta">{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} help={help} error={error} />
    </fieldset>
  );
}
