import { Trans, useLingui } from '@lingui/react/macro';
import { amountOf } from '@plyhaat/contract/core/price-field';
import type { FlashSale } from '@plyhaat/contract/promotions/flash-sales';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { FormPicture } from '#forms/uploads/FormPicture.tsx';
import { useDraftForm } from '#forms/useDraftForm.ts';
import { Picture } from '#ui/display/Picture.tsx';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { AllowanceLeft } from '../AllowanceLeft.tsx';
import { ownSale, saveSale } from '../placements.queries.ts';
import { hasBegun } from '../schedule.ts';
import { SALE } from '../words.ts';
import { FilledIn } from './FilledIn.tsx';
import { PlacementFrame, PlacementPage, placementForm } from './PlacementFrame.tsx';
import { fillIn, ProductChoice, useChosen } from './ProductChoice.tsx';
import { SpanFields } from './SpanFields.tsx';
import { discountText } from './sale.ts';
import { type SaleValues, saleRules } from './sale-values.ts';

type State = UseFormReturn<SaleValues>;

export function FlashSaleFormScreen() {
  return <PlacementPage words={SALE} saved={ownSale} form={SaleForm} left={<AllowanceLeft kind="sale" />} />;
}

function SaleForm({ saved }: { saved?: FlashSale }) {
  const { t } = useLingui();
  const draftForm = useDraftForm({
    ...placementForm(SALE, saved?._id),
    ...saleRules(t, saved),
    save: saveSale(saved?._id),
  });
  const { form, restored } = draftForm;
  return (
    <PlacementFrame draftForm={draftForm} words={SALE} isNew={!saved}>
      <FieldGroup title={t`Product`}>
        <ProductFields form={form} />
      </FieldGroup>
      <FieldGroup title={t`Offer`}>
        <OfferFields form={form} />
        <SpanFields
          start={bind(form, 'startDate')}
          end={bind(form, 'endDate')}
          errors={form.formState.errors}
          allowance={saved ? undefined : 'sale'}
          fixed={hasBegun(saved)}
        />
        <PublicField
          label={t`Description`}
          required
          error={form.formState.errors.description?.message}
          className="sm:col-span-2"
        >
          <Textarea rows={4} maxLength={2000} {...bind(form, 'description')} />
        </PublicField>
        <FormPicture
          key={restored ? 'restored' : 'fresh'}
          form={form}
          name="image"
          use="sale"
          label={t`Image`}
          help={t`Without one, buyers see your product's picture. JPEG, PNG or WebP, best at 900 × 600`}
          optional
        />
        <ProductsPicture form={form} />
      </FieldGroup>
      <div className="border-line border-t pt-6">
        <Switch
          label={t`Status`}
          help={t`Turn off to hide the sale from buyers. Saved immediately, no review needed.`}
          {...form.register('status')}
        />
      </div>
    </PlacementFrame>
  );
}

/** Choosing the product fills in the rest. */
function ProductFields({ form }: { form: State }) {
  const { t } = useLingui();
  const { errors } = form.formState;
  const [product, category, price] = useWatch({ control: form.control, name: ['product', 'category', 'price'] });
  const chosen = useChosen(product, ({ category, originalPrice, mainImage }) => {
    fillIn(form, 'category', category);
    fillIn(form, 'productImage', mainImage);
    fillIn(form, 'price', String(originalPrice));
  });
  const empty = () => {
    fillIn(form, 'category', '');
    fillIn(form, 'productImage', '');
    fillIn(form, 'price', '');
  };
  return (
    <>
      <ProductChoice form={form} name="product" label={t`Name`} onChosen={empty} />
      <FilledIn label={t`Category`} required value={category} error={errors.category?.message} />
      <FilledIn label={t`Brand`} value={chosen?.brand ?? ''} />
      <FilledIn label={t`Original price`} required value={price} error={errors.price?.message} prefix="₹" />
    </>
  );
}

/** What buyers see where the sale has no picture of its own. */
function ProductsPicture({ form }: { form: State }) {
  const [product, image] = useWatch({ control: form.control, name: ['product', 'image'] });
  const chosen = useChosen(product);
  if (!chosen || image.length > 0) return null;
  return (
    <figure className="flex items-center gap-3 sm:col-span-2">
      <Picture picture={chosen.picture} alt="" sizes="120px" className="w-30 flex-none rounded" />
      <figcaption className="text-ink-2 text-ui">
        <Trans>Buyers see this picture, taken from your product.</Trans>
      </figcaption>
    </figure>
  );
}

function OfferFields({ form }: { form: State }) {
  const { t } = useLingui();
  const { errors } = form.formState;
  const [price, salePrice, type] = useWatch({ control: form.control, name: ['price', 'salePrice', 'discountType'] });
  const off = discountText({ price: Number(price), salePrice: amountOf(salePrice), type });
  return (
    <>
      <Field label={t`Sale price`} required help={t`Rupees, before GST`} error={errors.salePrice?.message}>
        <AmountInput {...bind(form, 'salePrice')} />
      </Field>
      <Field label={t`Discount type`} help={<span role="status">{off && t(off)}</span>}>
        <NativeSelect {...form.register('discountType')}>
          <option value="Percentage">
            <Trans>Percentage</Trans>
          </option>
          <option value="Flat">
            <Trans>Flat amount</Trans>
          </option>
        </NativeSelect>
      </Field>
    </>
  );
}
