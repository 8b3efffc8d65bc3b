import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { type Allowance, useLeft } from './Left.tsx';

type Props = {
  label: string;
  input: UseFormRegisterReturn;
  error: string | undefined;
  optional?: boolean;
  /** It has begun, and stays as it is. */
  fixed?: boolean;
  help?: string | undefined;
};

/** A date and a time, by India's clock. */
export function MomentField({ label, input, error, optional = false, fixed = false, help = 'India time' }: Props) {
  return (
    <Field
      label={label}
      required={!optional}
      optional={optional}
      help={fixed ? 'It has started: this stays as it is' : help}
      error={error}
    >
      <Input type="datetime-local" readOnly={fixed} className={fixed ? 'bg-sunken! text-ink-2' : ''} {...input} />
    </Field>
  );
}

type SpanProps = {
  start: UseFormRegisterReturn;
  end: UseFormRegisterReturn;
  errors: { readonly startDate?: FieldError | undefined; readonly endDate?: FieldError | undefined };
  /** What lets a new one run so long. */
  allowance: Allowance | undefined;
  fixed: boolean;
};

/** From when to when; the plan says how long at most. */
export function SpanFields({ start, end, errors, allowance, fixed }: SpanProps) {
  const days = useLeft(allowance)?.days;
  return (
    <>
      <MomentField label="Start date" input={start} error={errors.startDate?.message} fixed={fixed} />
      <MomentField
        label="End date"
        input={end}
        error={errors.endDate?.message}
        help={days ? `India time, up to ${days} days after the start` : undefined}
      />
    </>
  );
}
