import { MOST_MORE_IMAGES } from '@plyhaat/contract/catalog/product-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import type { ProductFormState } from './product-values.ts';
import * as TEXTS from './texts.ts';

export function ProductPictures({ form }: { form: ProductFormState }) {
  const main = useFormFiles(form, 'main', 'product');
  const more = useFormFiles(form, 'more', 'product', MOST_MORE_IMAGES);
  useUploading(form, main.busy || more.busy);
  const { errors } = form.formState;
  return (
    <FieldGroup title={TEXTS.pictures} line={TEXTS.jpegPngOrWebp}>
      <FileDrop
        label={TEXTS.mainImage}
        required
        help={TEXTS.recommendedSize610400}
        {...main.drop}
        error={errors.main?.message}
      />
      <FileDrop
        label={TEXTS.additionalImages}
        help={TEXTS.upToRecommendedSize(MOST_MORE_IMAGES)}
        {...more.drop}
        error={errors.more?.message}
      />
    </FieldGroup>
  );
}
