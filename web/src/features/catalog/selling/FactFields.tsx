import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { type ProductFormState, SPECIFICATION } from './product-values.ts';
import { TEXTS } from './texts.ts';

export function FactFields({ form }: { form: ProductFormState }) {
  return (
    <FieldGroup title={TEXTS.specification} line={TEXTS.optionalFullDetailsHelp}>
      {SPECIFICATION.map(([name, label, example]) => (
        <Field key={name} label={label} optional error={form.formState.errors.facts?.[name]?.message}>
          <Input maxLength={200} placeholder={`e.g. ${example}`} {...bind(form, `facts.${name}`)} />
        </Field>
      ))}
    </FieldGroup>
  );
}
