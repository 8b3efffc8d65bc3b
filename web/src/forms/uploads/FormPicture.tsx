import type { MediaUse } from '@plyhaat/contract/media/media';
import type { FieldPathByValue, UseFormReturn } from 'react-hook-form';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import type { WithFiles } from '../useDraftForm.ts';
import type { FormFile } from './form-file.ts';
import { useFormFiles, useUploading } from './useFormFiles.ts';

type Props<Values extends WithFiles> = {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, FormFile[]>;
  use: MediaUse;
  label: string;
  help: string;
  optional?: boolean;
};

/** The one file of a form. */
export function FormPicture<Values extends WithFiles>({
  form,
  name,
  use,
  label,
  help,
  optional = false,
}: Props<Values>) {
  const { drop, busy } = useFormFiles(form, name, use);
  useUploading(form, busy);
  const { error } = form.getFieldState(name, form.formState);
  return (
    <div className="sm:col-span-2">
      <FileDrop label={label} required={!optional} help={help} {...drop} error={error?.message} />
    </div>
  );
}
