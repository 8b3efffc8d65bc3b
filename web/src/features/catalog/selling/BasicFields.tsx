import { PRICE_UNITS } from '@plyhaat/contract/catalog/price-unit';
import { DEFAULT_UNIT, LONGEST_CODE } from '@plyhaat/contract/catalog/product-form';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { AmountInput } from '#ui/forms/AmountInput.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { BrandField } from './BrandField.tsx';
import type { ProductFormState } from './product-values.ts';
import { nestedCategories } from './selling.queries.ts';
import * as TEXTS from './texts.ts';
import { UnitNameField } from './UnitNameField.tsx';
import { suggestUnit } from './unit-suggestion.ts';

export function BasicFields({ form }: { form: ProductFormState }) {
  const { errors } = form.formState;
  return (
    <FieldGroup title={TEXTS.whatYouSell}>
      <PublicField label={TEXTS.name} required error={errors.name?.message} className="sm:col-span-2">
        <Input maxLength={200} {...bind(form, 'name')} />
      </PublicField>
      <CategoryFields form={form} />
      <BrandField form={form} />
      <Field label={TEXTS.priceType} help={TEXTS.unitForBothPrices}>
        <NativeSelect {...form.register('pricetype')}>
          {PRICE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {unit === DEFAULT_UNIT ? TEXTS.perUnitOf : unit}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <UnitNameField form={form} />
      <PriceFields form={form} />
      <Field label={TEXTS.code} optional help={TEXTS.codeHelp} error={errors.code?.message}>
        <Input maxLength={LONGEST_CODE} {...bind(form, 'code')} />
      </Field>
      <PublicField
        label={TEXTS.shortDescription}
        optional
        help={TEXTS.oneLineShownWith}
        error={errors.shortDescription?.message}
        className="sm:col-span-2"
      >
        <Input maxLength={500} {...bind(form, 'shortDescription')} />
      </PublicField>
      <PublicField
        label={TEXTS.longDescription}
        required
        error={errors.longDescription?.message}
        className="sm:col-span-2"
      >
        <Textarea rows={5} maxLength={10_000} {...bind(form, 'longDescription')} />
      </PublicField>
    </FieldGroup>
  );
}

/** The second choice depends on the first, and is empty again when that changes. */
function CategoryFields({ form }: { form: ProductFormState }) {
  const { data } = useQuery(nestedCategories());
  const parentId = useWatch({ control: form.control, name: 'parentId' });
  const childId = useWatch({ control: form.control, name: 'childId' });
  const children = data?.data.find(({ _id }) => _id === parentId)?.subCategoryArr ?? [];
  const choose = (id: string) => {
    suggestUnit(form, data?.data ?? [], { parentId: id, childId: '' });
    form.setValue('parentId', id);
    form.setValue('childId', '');
    form.clearErrors('parentId');
  };
  return (
    <>
      <Field label={TEXTS.category} required error={form.formState.errors.parentId?.message}>
        <NativeSelect {...form.register('parentId')} value={parentId} onChange={({ target }) => choose(target.value)}>
          <option value="">{TEXTS.chooseACategory}</option>
          {data?.data.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={TEXTS.subCategory} optional>
        <NativeSelect
          {...form.register('childId')}
          value={childId}
          disabled={children.length === 0}
          onChange={({ target }) => {
            suggestUnit(form, data?.data ?? [], { parentId, childId: target.value });
            form.setValue('childId', target.value);
          }}
        >
          <option value="">{parentId ? TEXTS.chooseASubCategory : TEXTS.chooseACategoryFirst}</option>
          {children.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </>
  );
}

function PriceFields({ form }: { form: ProductFormState }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label={TEXTS.price} required help={TEXTS.rupeesBeforeGst} error={errors.price?.message}>
        <AmountInput {...bind(form, 'price')} />
      </Field>
      <Field label={TEXTS.sellingPrice} optional help={TEXTS.yourOfferPriceToday} error={errors.sellingPrice?.message}>
        <AmountInput {...bind(form, 'sellingPrice')} />
      </Field>
    </>
  );
}
