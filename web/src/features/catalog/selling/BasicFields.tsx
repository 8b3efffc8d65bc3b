import { Trans, useLingui } from '@lingui/react/macro';
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
import { UnitNameField } from './UnitNameField.tsx';
import { suggestUnit } from './unit-suggestion.ts';

export function BasicFields({ form }: { form: ProductFormState }) {
  const { t } = useLingui();
  const { errors } = form.formState;
  return (
    <FieldGroup title={t`What you sell`}>
      <PublicField label={t`Name`} required error={errors.name?.message} className="sm:col-span-2">
        <Input maxLength={200} {...bind(form, 'name')} />
      </PublicField>
      <CategoryFields form={form} />
      <BrandField form={form} />
      <Field label={t`Price type`} help={t`Unit for both prices`}>
        <NativeSelect {...form.register('pricetype')}>
          {PRICE_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {unit === DEFAULT_UNIT ? t`per unit (sheet, door, piece …)` : unit}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <UnitNameField form={form} />
      <PriceFields form={form} />
      <Field
        label={t`Your code`}
        optional
        help={t`Only you see it. A file finds the product by it.`}
        error={errors.code?.message}
      >
        <Input maxLength={LONGEST_CODE} {...bind(form, 'code')} />
      </Field>
      <PublicField
        label={t`Short description`}
        optional
        help={t`One line shown with the product name`}
        error={errors.shortDescription?.message}
        className="sm:col-span-2"
      >
        <Input maxLength={500} {...bind(form, 'shortDescription')} />
      </PublicField>
      <PublicField
        label={t`Long description`}
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
  const { t } = useLingui();
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
      <Field label={t`Category`} required error={form.formState.errors.parentId?.message}>
        <NativeSelect {...form.register('parentId')} value={parentId} onChange={({ target }) => choose(target.value)}>
          <option value="">
            <Trans>Choose a category</Trans>
          </option>
          {data?.data.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t`Sub-category`} optional>
        <NativeSelect
          {...form.register('childId')}
          value={childId}
          disabled={children.length === 0}
          onChange={({ target }) => {
            suggestUnit(form, data?.data ?? [], { parentId, childId: target.value });
            form.setValue('childId', target.value);
          }}
        >
          <option value="">{parentId ? t`Choose a sub-category` : t`Choose a category first`}</option>
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
  const { t } = useLingui();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t`Price`} required help={t`Rupees, before GST`} error={errors.price?.message}>
        <AmountInput {...bind(form, 'price')} />
      </Field>
      <Field
        label={t`Selling price`}
        optional
        help={t`Your offer price today, if it is lower than the price`}
        error={errors.sellingPrice?.message}
      >
        <AmountInput {...bind(form, 'sellingPrice')} />
      </Field>
    </>
  );
}
