import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { CitySelect, CountrySelect, StateSelect } from '#features/places/PlaceSelect.tsx';
import { PublicField } from '#forms/ToldContacts.tsx';
import { Textarea } from '#ui/forms/Input.tsx';
import { FormSection } from './FormSection.tsx';
import { PhotoFields, type usePhotos } from './PhotoFields.tsx';
import { PLACE } from './sections.ts';
import { bind, errorOf, type VendorForm } from './vendor-form.ts';

type PlaceField = 'countryId' | 'stateId' | 'cityId';

/** A choice that empties what depends on it. */
function usePlace(form: VendorForm, name: PlaceField, dependents: readonly PlaceField[]) {
  const { field } = useController({ control: form.control, name });
  return {
    ...field,
    value: field.value ?? '',
    error: errorOf(form, name),
    onChange: (event: { target: { value: string } }) => {
      field.onChange(event.target.value);
      for (const dependent of dependents) form.setValue(dependent, '');
      form.clearErrors([name, ...dependents]);
    },
  };
}

type Props = { form: VendorForm; photos: ReturnType<typeof usePhotos> };

export function PlaceFields({ form, photos }: Props) {
  const { t } = useLingui();
  const country = usePlace(form, 'countryId', ['stateId', 'cityId']);
  const state = usePlace(form, 'stateId', ['cityId']);
  const city = usePlace(form, 'cityId', []);
  return (
    <FormSection form={form} section={PLACE}>
      <CountrySelect {...country} autoComplete="country" />
      <StateSelect {...state} countryId={country.value} />
      <div className="sm:col-span-2">
        <CitySelect {...city} stateId={state.value} />
      </div>
      <PublicField names label={t`Address`} required error={errorOf(form, 'address')} className="sm:col-span-2">
        <Textarea rows={3} autoComplete="street-address" {...bind(form, 'address')} />
      </PublicField>
      <PhotoFields photos={photos} />
    </FormSection>
  );
}
