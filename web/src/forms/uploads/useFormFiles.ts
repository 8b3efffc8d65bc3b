import type { MediaUse } from '@plyhaat/contract/media/media';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathByValue, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { type FormFile, toDraft } from './form-file.ts';
import { useUploads } from './useUploads.ts';

/** A field that holds files: sent as soon as they are chosen; the form keeps their references, and so does its draft. */
export function useFormFiles<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPathByValue<Values, FormFile[]>,
  use: MediaUse,
  most = 1,
) {
  const uploads = useUploads(use, { most, initial: form.getValues(name) as FormFile[] });
  const stored = JSON.stringify(uploads.files.map(toDraft));
  const keep = useEffectEvent((files: string) => {
    if (JSON.stringify(form.getValues(name)) === files) return;
    form.setValue(name, JSON.parse(files));
    form.clearErrors(name);
  });
  useEffect(() => keep(stored), [stored]);
  return uploads;
}

/** Tells the form whether any of its files is still on its way. */
export function useUploading<Values extends FieldValues & { uploading: boolean }>(
  form: UseFormReturn<Values>,
  busy: boolean,
): void {
  useEffect(() => {
    const name = 'uploading' as FieldPath<Values>;
    if (form.getValues(name) !== busy) form.setValue(name, busy as PathValue<Values, typeof name>);
  }, [form, busy]);
}
