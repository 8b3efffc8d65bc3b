import { Trans, useLingui } from '@lingui/react/macro';
import { gstDoubtsOf } from '@plyhaat/contract/core/gst';
import { BUSINESS_TYPES, DEALERSHIP_LENGTHS, MOST_DOCUMENTS } from '@plyhaat/contract/dealerships/dealership-form';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { CitySelect, IndianStateSelect } from '#features/places/PlaceSelect.tsx';
import { indianStates } from '#features/places/places.queries.ts';
import { FieldGroup } from '#forms/FieldGroup.tsx';
import { bind } from '#forms/form-rules.ts';
import { PublicField } from '#forms/ToldContacts.tsx';
import { useFormFiles, useUploading } from '#forms/uploads/useFormFiles.ts';
import { Field } from '#ui/forms/Field.tsx';
import { FileDrop } from '#ui/forms/FileDrop.tsx';
import { Input, NativeSelect, Textarea } from '#ui/forms/Input.tsx';
import { GST_DOUBTS } from '#ui/words/gst-doubts.ts';
import { businessType } from '#ui/words/partnerships.ts';
import type { DealershipFormState } from './dealership-values.ts';

type Props = { form: DealershipFormState };

export function BusinessFields({ form }: Props) {
  const { t } = useLingui();
  const { errors } = form.formState;
  return (
    <FieldGroup title={t`Business`}>
      <Field label={t`Business name`} required error={errors.name?.message}>
        <Input autoComplete="organization" maxLength={DEALERSHIP_LENGTHS.name} {...bind(form, 'name')} />
      </Field>
      <Field label={t`Business type`} required error={errors.businessType?.message}>
        <NativeSelect {...bind(form, 'businessType')}>
          <option value="">
            <Trans>Choose a business type</Trans>
          </option>
          {BUSINESS_TYPES.map((type) => (
            <option key={type} value={type}>
              {businessType(type, t)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <PublicField label={t`Description`} required error={errors.description?.message} className="sm:col-span-2">
        <Textarea rows={4} maxLength={DEALERSHIP_LENGTHS.description} {...bind(form, 'description')} />
      </PublicField>
      <Field label={t`Year of establishment`} optional error={errors.establishedYear?.message}>
        <Input inputMode="numeric" autoComplete="off" maxLength={4} {...bind(form, 'establishedYear')} />
      </Field>
      <GstField form={form} />
    </FieldGroup>
  );
}

/** A slip in the number is said while it is typed, and saved all the same. */
function GstField({ form }: Props) {
  const { t } = useLingui();
  const [gstNumber, stateId] = useWatch({ control: form.control, name: ['gstNumber', 'state'] });
  const { data } = useQuery(indianStates());
  const state = data?.data.find(({ _id }) => _id === stateId);
  const doubts = gstDoubtsOf(gstNumber, state?.gstCode);
  return (
    <Field
      label={t`GST number`}
      optional
      error={form.formState.errors.gstNumber?.message}
      help={
        <span role="status" className="text-amber-ink">
          {doubts.map((doubt) => t(GST_DOUBTS[doubt])).join(' ')}
        </span>
      }
    >
      <Input autoComplete="off" autoCapitalize="characters" maxLength={20} {...bind(form, 'gstNumber')} />
    </Field>
  );
}

export function ContactFields({ form }: Props) {
  const { t } = useLingui();
  const { errors } = form.formState;
  return (
    <FieldGroup title={t`Address and contact`}>
      <Field label={t`Address`} required error={errors.address?.message} className="sm:col-span-2">
        <Textarea
          rows={2}
          autoComplete="street-address"
          maxLength={DEALERSHIP_LENGTHS.address}
          className="min-h-20"
          {...bind(form, 'address')}
        />
      </Field>
      <PlaceFields form={form} />
      <Field label={t`PIN code`} required error={errors.pincode?.message}>
        <Input inputMode="numeric" autoComplete="postal-code" maxLength={6} {...bind(form, 'pincode')} />
      </Field>
      <Field label={t`Phone`} required error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" maxLength={20} {...bind(form, 'phone')} />
      </Field>
      <Field label={t`Email`} required error={errors.email?.message}>
        <Input type="email" autoComplete="email" maxLength={254} {...bind(form, 'email')} />
      </Field>
      <Field label={t`Website`} optional error={errors.website?.message}>
        <Input inputMode="url" autoComplete="url" maxLength={300} {...bind(form, 'website')} />
      </Field>
    </FieldGroup>
  );
}

/** Cities depend on the chosen state, and none is chosen when that changes. */
function PlaceFields({ form }: Props) {
  const { control, formState, setValue, clearErrors } = form;
  const { field: state } = useController({ control, name: 'state' });
  const { field: city } = useController({ control, name: 'city' });
  return (
    <>
      <IndianStateSelect
        {...state}
        error={formState.errors.state?.message}
        onChange={({ target }) => {
          state.onChange(target.value);
          setValue('city', '');
          clearErrors(['state', 'city']);
        }}
      />
      <CitySelect
        {...city}
        stateId={state.value}
        error={formState.errors.city?.message}
        onChange={({ target }) => {
          city.onChange(target.value);
          clearErrors('city');
        }}
      />
    </>
  );
}

export function FileFields({ form }: Props) {
  const { t } = useLingui();
  const logo = useFormFiles(form, 'logo', 'logo');
  const documents = useFormFiles(form, 'documents', 'document', MOST_DOCUMENTS);
  useUploading(form, logo.busy || documents.busy);
  const { errors } = form.formState;
  return (
    <>
      <FileDrop
        label={t`Business logo`}
        required
        help={t`JPEG, PNG or WebP, best if square`}
        {...logo.drop}
        error={errors.logo?.message}
      />
      <FileDrop
        label={t`Documents`}
        help={t`Optional; up to ${MOST_DOCUMENTS} files: pdf, doc, docx, jpg, jpeg or png, each less than 5MB. Only you, our team and owners you send them to can open them.`}
        icon={<FileText size={20} strokeWidth={1.75} />}
        {...documents.drop}
        error={errors.documents?.message}
      />
    </>
  );
}
