import { MOST_MORE_IMAGES } from '@plyhaat/contract/catalog/product-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import type { ProductFormState } from './product-values.ts';

export function ProductPictures({ form }: { form: ProductFormState }) {
  const main = useFormFiles(form, 'main', 'product');
  const more = useFormFiles(form, 'more', 'product', MOST_MORE_IMAGES);
  useUploading(form, main.busy || more.busy);
  const { errors } = form.formState;
  return (
    <FieldGroup title="Pictures" line="JPEG, PNG or WebP. Large pictures are resized before upload.">
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
