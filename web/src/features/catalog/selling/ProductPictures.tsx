import { useLingui } from '@lingui/react/macro';
import { MOST_MORE_IMAGES } from '@plyhaat/contract/catalog/product-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import type { ProductFormState } from './product-values.ts';

export function ProductPictures({ form }: { form: ProductFormState }) {
  const { t } = useLingui();
  const main = useFormFiles(form, 'main', 'product');
  const more = useFormFiles(form, 'more', 'product', MOST_MORE_IMAGES);
  useUploading(form, main.busy || more.busy);
  const { errors } = form.formState;
  return (
    <FieldGroup title={t`Pictures`} line={t`JPEG, PNG or WebP`}>
      <FileDrop
        label={t`Main image`}
        required
        help={t`Recommended size 610 × 400`}
        {...main.drop}
        error={errors.main?.message}
      />
      <FileDrop
        label={t`Additional images`}
        help={t`Up to ${MOST_MORE_IMAGES}, recommended size 92 × 92 or larger`}
        {...more.drop}
        error={errors.more?.message}
      />
    </FieldGroup>
  );
}
