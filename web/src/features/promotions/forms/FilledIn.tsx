import { useLingui } from '@lingui/react/macro';
import { Field } from '#ui/forms/Field.tsx';
import { Input, InputGroup } from '#ui/forms/Input.tsx';

type Props = {
  label: string;
  value: string;
  required?: boolean;
  error?: string | undefined;
  prefix?: string;
  placeholder?: string;
};

/** What the chosen product says: to be read, not written. */
export function FilledIn(props: Props) {
  const { t } = useLingui();
  const { label, value, required = false, error, prefix, placeholder = t`Taken from your product` } = props;
  const input = <Input readOnly value={value} placeholder={placeholder} className="bg-sunken! text-ink-2" />;
  return (
    <Field label={label} required={required} error={error}>
      {prefix ? <InputGroup prefix={prefix}>{input}</InputGroup> : input}
    </Field>
  );
}
