import { MOST_MORE_IMAGES } from '@plyhaat/contract/product-form';
import { useEffect, useEffectEvent } from 'react';
import { toDraft } from '#features/media/form-file.ts';
import { useUploads } from '#features/media/useUploads.ts';
import { FieldGroup } from '#features/registration/FieldGroup.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import type { ProductFormState } from './product-values.ts';

/** Sent as soon as they are chosen; the form holds their references, and so does its draft. */
export function ProductPictures({ form }: { form: ProductFormState }) {
  const main = usePictures(form, 'main', 1);
  const more = usePictures(form, 'more', MOST_MORE_IMAGES);
  const busy = main.busy || more.busy;
  useEffect(() => {
    if (form.getValues('uploading') !== busy) form.setValue('uploading', busy);
  }, [form, busy]);
  const { errors } = form.formState;
  return (
    <FieldGroup title="Pictures" line="JPEG, PNG or WebP. Large ones are made smaller before they are sent.">
      <FileDrop
        label="Main image"
        required
        help="Recommended size 610 × 400"
        {...main.drop}
        error={errors.main?.message}
      />
      <FileDrop
        label="Additional images"
        help={`Up to ${MOST_MORE_IMAGES}, recommended size 92 × 92 or larger`}
        {...more.drop}
        error={errors.more?.message}
      />
    </FieldGroup>
  );
}

function usePictures(form: ProductFormState, name: 'main' | 'more', most: number) {
  const uploads = useUploads('product', { most, initial: form.getValues(name) });
  const stored = JSON.stringify(uploads.files.map(toDraft));
  const keep = useEffectEvent((files: string) => {
    if (JSON.stringify(form.getValues(name)) === files) return;
    form.setValue(name, JSON.parse(files));
    form.clearErrors(name);
  });
  useEffect(() => keep(stored), [stored]);
  return uploads;
}
