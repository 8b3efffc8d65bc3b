import { useLingui } from '@lingui/react/macro';
import { FormFrame } from '#forms/FormFrame.tsx';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { Switch } from '#ui/forms/Switch.tsx';
import { BasicFields } from './BasicFields.tsx';
import { FactFields } from './FactFields.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { bodyOf, fieldOf, resolver, type Values } from './product-values.ts';
import { SlabFields } from './SlabFields.tsx';
import { saveProduct } from './selling.queries.ts';

type Props = { draft: string; id?: string; defaults: Values };

/** Every field of a product (CAT-12). */
export function ProductForm({ draft, id, defaults }: Props) {
  const { t } = useLingui();
  const draftForm = useDraftForm({
    draft,
    defaults,
    resolver,
    bodyOf,
    fieldOf,
    save: saveProduct(id),
    changes: ['products', 'first-steps'],
    listTab: 'myProducts',
  });
  const { form, restored } = draftForm;
  return (
    <FormFrame draftForm={draftForm} label={id ? t`Edit product` : t`Add product`} saveLabel={t`Save product`}>
      <BasicFields form={form} />
      <SlabFields form={form} />
      <ProductPictures key={restored ? 'restored' : 'fresh'} form={form} />
      <FactFields form={form} />
      <div className="border-line border-t pt-6">
        <Switch label={t`In stock`} help={t`Saved immediately, no review needed`} {...form.register('inStock')} />
      </div>
    </FormFrame>
  );
}
