import { Field } from '#ui/forms/Field.tsx';
import { Input, InputGroup } from '#ui/forms/Input.tsx';
import * as TEXTS from './texts.ts';

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
  const { label, value, required = false, error, prefix, placeholder = TEXTS.takenFromYourProduct } = props;
  const input = <Input readOnly value={value} placeholder={placeholder} className="bg-sunken! text-ink-2" />;
  return (
    <Field label={label} required={required} error={error}>
      {prefix ? <InputGroup prefix={prefix}>{input}</InputGroup> : input}
    </Field>
  );
}
