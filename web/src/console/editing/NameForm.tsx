import { useState } from 'react';
import { Field } from '#ui/forms/Field.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { FormDialog, textIn } from './FormDialog.tsx';

type Props = {
  title: string;
  text?: string;
  confirm: string;
  /** The field: its label, its longest text and what is said where it is left empty. */
  field: { label: string; longest: number; needed: string };
  initial?: string;
  refused: string | undefined;
  isBusy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

/** A dialog that asks for one name. */
export function NameForm({ title, text, confirm, field, initial = '', refused, isBusy, onName, onClose }: Props) {
  const [error, setError] = useState<string>();
  const submit = (form: FormData) => {
    const name = textIn(form, 'name');
    setError(name ? undefined : field.needed);
    if (name) onName(name);
  };
  return (
    <FormDialog title={title} text={text} confirm={confirm} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <Field label={field.label} error={error ?? refused} required>
        <Input name="name" defaultValue={initial} maxLength={field.longest} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
