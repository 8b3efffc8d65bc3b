import { roleLabel } from '@plyhaat/contract/core/role-label';
import { VENDOR_TYPES } from '@plyhaat/contract/sellers/registration';
import { useSuspenseQuery } from '@tanstack/react-query';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import { Fold } from './Fold.tsx';
import { FormSection } from './FormSection.tsx';
import { GstField } from './GstField.tsx';
import { BUSINESS } from './sections.ts';
import * as TEXTS from './texts.ts';
import { bind, errorOf, type VendorForm } from './vendor-form.ts';

const FIRST_YEAR = 1900;

export function BusinessFields({ form }: { form: VendorForm }) {
  const { data: categories } = useSuspenseQuery(categoryList()).data;
  return (
    <FormSection form={form} section={BUSINESS}>
      <Field label={TEXTS.vendorType} required error={errorOf(form, 'vendorType')}>
        <NativeSelect defaultValue="" {...bind(form, 'vendorType')}>
          <Unchosen>{TEXTS.chooseAVendorType}</Unchosen>
          {VENDOR_TYPES.map((type) => (
            <option key={type} value={type}>
              {roleLabel(type)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <PublicField names label={TEXTS.businessName} required error={errorOf(form, 'businessName')}>
        <Input autoComplete="organization" {...bind(form, 'businessName')} />
      </PublicField>
      <Field label={TEXTS.yearEstablished} required error={errorOf(form, 'yearEstablished')}>
        <Input
          type="number"
          inputMode="numeric"
          min={FIRST_YEAR}
          max={new Date().getFullYear()}
          {...bind(form, 'yearEstablished')}
        />
      </Field>
      <PublicField
        names
        label={TEXTS.brandNames}
        required
        help={TEXTS.separateWithCommas}
        error={errorOf(form, 'brandNames')}
      >
        <Input {...bind(form, 'brandNames')} />
      </PublicField>
      <Field label={TEXTS.category} required error={errorOf(form, 'category')} className="sm:col-span-2">
        <NativeSelect defaultValue="" {...bind(form, 'category')}>
          <Unchosen>{TEXTS.chooseACategory}</Unchosen>
          {categories.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Fold title={TEXTS.gstNumber} holds={['gstNo']}>
        <GstField form={form} />
      </Fold>
    </FormSection>
  );
}

function Unchosen({ children }: { children: string }) {
  return <option value="">{children}</option>;
}
