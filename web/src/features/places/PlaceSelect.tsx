import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Field } from '#ui/forms/Field.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { cityList, countryList, indianStates, stateList } from './places.queries.ts';

type Named = { readonly _id: string; readonly name: string };
type Places = UseQueryResult<{ readonly data: readonly Named[] }>;

type Props = Omit<ComponentProps<typeof NativeSelect>, 'value' | 'children'> & {
  value: string;
  error: string | undefined;
};

export function CountrySelect(props: Props) {
  const { t } = useLingui();
  return (
    <PlaceSelect label={t`Country`} placeholder={t`Choose a country`} places={useQuery(countryList())} {...props} />
  );
}

/** Closed until a country is chosen (PLACE-2). */
export function StateSelect({ countryId, ...props }: Props & { countryId: string }) {
  const { t } = useLingui();
  const places = useQuery(stateList(countryId));
  const placeholder = countryId ? t`Choose a state` : t`Choose a country first`;
  return <PlaceSelect label={t`State`} {...props} placeholder={placeholder} places={places} disabled={!countryId} />;
}

/** Where the country is not asked for: all of India's. */
export function IndianStateSelect(props: Props) {
  const { t } = useLingui();
  return <PlaceSelect label={t`State`} placeholder={t`Choose a state`} places={useQuery(indianStates())} {...props} />;
}

/** Closed until a state is chosen. */
export function CitySelect({ stateId, ...props }: Props & { stateId: string }) {
  const { t } = useLingui();
  const places = useQuery(cityList(stateId));
  const placeholder = stateId ? t`Choose a city` : t`Choose a state first`;
  return <PlaceSelect label={t`City`} {...props} placeholder={placeholder} places={places} disabled={!stateId} />;
}

type PlaceSelectProps = Props & { label: string; placeholder: string; places: Places };

function PlaceSelect({ label, placeholder, places, error, required = true, ...select }: PlaceSelectProps) {
  const { t } = useLingui();
  const waiting = places.isLoading ? t`Loading...` : placeholder;
  return (
    <Field label={label} required={required} error={error} help={places.isError && <Failed places={places} />}>
      <NativeSelect {...select}>
        <option value="">{waiting}</option>
        {places.data?.data.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

function Failed({ places }: { places: Places }) {
  return (
    <>
      {places.error?.message}{' '}
      <button type="button" className="link" onClick={() => void places.refetch()}>
        <Trans>Try Again</Trans>
      </button>
    </>
  );
}
