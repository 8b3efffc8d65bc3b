import { useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';

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
export function MomentField({ label, input, error, optional = false, fixed = false, help }: Props) {
  const { t } = useLingui();
  return (
    <Field
      label={label}
      required={!optional}
      optional={optional}
      help={fixed ? t`Already started, so this cannot be changed` : (help ?? t`India time`)}
      error={error}
    >
      <Input type="datetime-local" readOnly={fixed} className={fixed ? 'bg-sunken! text-ink-2' : ''} {...input} />
    </Field>
  );
}
