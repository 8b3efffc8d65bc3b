import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { CitySelect, CountrySelect, StateSelect } from '#features/places/PlaceSelect.tsx';
import { PublicField } from '#forms/ToldContacts.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { errorOf, type ProfileForm } from './useProfileForm.ts';

type PlaceField = 'countryId' | 'stateId' | 'cityId';
type Props = { form: ProfileForm; business: boolean };

/** A choice that empties what depends on it. */
function usePlace(form: ProfileForm, name: PlaceField, dependents: readonly PlaceField[]) {
  const { field } = useController({ control: form.control, name });
  return {
    ...field,
    error: errorOf(form, name),
    onChange: (event: { target: { value: string } }) => {
      field.onChange(event.target.value);
      for (const dependent of dependents) form.setValue(dependent, '', { shouldDirty: true });
    },
  };
}

export function AddressFields({ form, business }: Props) {
  const { t } = useLingui();
  const country = usePlace(form, 'countryId', ['stateId', 'cityId']);
  const state = usePlace(form, 'stateId', ['cityId']);
  const city = usePlace(form, 'cityId', []);
  return (
    <Panel title={t`Address`}>
      <Grid columns="form">
        <PublicField
          names
          label={t`Address`}
          required={business}
          optional={!business}
          error={errorOf(form, 'address')}
          className="sm:col-span-2"
        >
          <Textarea rows={3} autoComplete="street-address" {...form.register('address')} />
        </PublicField>
        <CountrySelect {...country} required={business} autoComplete="country" />
        <StateSelect {...state} required={business} countryId={country.value} />
        <CitySelect {...city} required={business} stateId={state.value} />
        {business && (
          <Field label={t`PIN code`} optional error={errorOf(form, 'pincode')}>
            <Input inputMode="numeric" autoComplete="postal-code" {...form.register('pincode')} />
          </Field>
        )}
      </Grid>
    </Panel>
  );
}
