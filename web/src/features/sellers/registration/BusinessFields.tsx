import { Trans, useLingui } from '@lingui/react/macro';
import { VENDOR_TYPES } from '@plyhaat/contract/sellers/registration';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, NativeSelect } from '#ui/forms/Input.tsx';
import { ROLE_NAMES } from '#ui/words/roles.ts';
import { Fold } from './Fold.tsx';
import { FormSection } from './FormSection.tsx';
import { GstField } from './GstField.tsx';
import { BUSINESS } from './sections.ts';
import { bind, errorOf, type VendorForm } from './vendor-form.ts';

const FIRST_YEAR = 1900;

export function BusinessFields({ form }: { form: VendorForm }) {
  const { t } = useLingui();
  const { data: categories } = useSuspenseQuery(categoryList()).data;
  return (
    <FormSection form={form} section={BUSINESS}>
      <Field label={t`Vendor type`} required error={errorOf(form, 'vendorType')}>
        <NativeSelect defaultValue="" {...bind(form, 'vendorType')}>
          <Unchosen>
            <Trans>Choose a vendor type</Trans>
          </Unchosen>
          {VENDOR_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(ROLE_NAMES[type])}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <PublicField names label={t`Business name`} required error={errorOf(form, 'businessName')}>
        <Input autoComplete="organization" {...bind(form, 'businessName')} />
      </PublicField>
      <Field label={t`Year established`} required error={errorOf(form, 'yearEstablished')}>
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
        label={t`Brand names`}
        required
        help={t`Separate with commas`}
        error={errorOf(form, 'brandNames')}
      >
        <Input {...bind(form, 'brandNames')} />
      </PublicField>
      <Field label={t`Category`} required error={errorOf(form, 'category')} className="sm:col-span-2">
        <NativeSelect defaultValue="" {...bind(form, 'category')}>
          <Unchosen>
            <Trans>Choose a category</Trans>
          </Unchosen>
          {categories.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Fold title={t`GST number`} holds={['gstNo']}>
        <GstField form={form} />
      </Fold>
    </FormSection>
  );
}

function Unchosen({ children }: { children: ReactNode }) {
  return <option value="">{children}</option>;
}
