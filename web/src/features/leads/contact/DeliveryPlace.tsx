import { useLingui } from '@lingui/react/macro';
import { PRICE_NEEDS } from '@plyhaat/contract/leads/price-request';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useSession } from '#api/session.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { CitySelect, IndianStateSelect } from '#features/places/PlaceSelect.tsx';
import { cityList, indianStates } from '#features/places/places.queries.ts';
import type { PriceFormState } from './price-form.ts';

type Chosen = { readonly stateId: string; readonly cityId: string };
const NOWHERE: Chosen = { stateId: '', cityId: '' };

/** Where the member is at home, if that is in India; an answer that comes late changes nothing that was chosen. */
function useHome(): Chosen {
  const { user } = useSession();
  const { data: profile } = useQuery(ownProfile(user?._id ?? ''));
  const { data: states } = useQuery(indianStates());
  const isIndian = states?.data.some(({ _id }) => _id === profile?.stateId) ?? false;
  return isIndian && profile ? { stateId: profile.stateId ?? '', cityId: profile.cityId ?? '' } : NOWHERE;
}

/** State and city as in the form of a requirement; what is sent is the city's name. */
export function DeliveryPlace({ form }: { form: PriceFormState }) {
  const { t } = useLingui();
  const home = useHome();
  const [chosen, setChosen] = useState<Chosen>();
  const { stateId, cityId } = chosen ?? home;
  const { data: cities } = useQuery(cityList(stateId));
  const name = cities?.data.find(({ _id }) => _id === cityId)?.name ?? '';
  const { field, fieldState } = useController({ control: form.control, name: 'city' });
  const { setValue } = form;
  useEffect(() => setValue('city', name), [setValue, name]);
  const choose = (place: Chosen) => {
    setChosen(place);
    form.clearErrors('city');
  };
  const error = fieldState.error?.message;
  const isStateMissing = error === PRICE_NEEDS.city && stateId === '';
  return (
    <>
      <IndianStateSelect
        value={stateId}
        ref={stateId === '' ? field.ref : undefined}
        error={isStateMissing ? t`State is required` : undefined}
        onChange={({ target }) => choose({ stateId: target.value, cityId: '' })}
      />
      <CitySelect
        value={cityId}
        stateId={stateId}
        ref={stateId === '' ? undefined : field.ref}
        error={error}
        onChange={({ target }) => choose({ stateId, cityId: target.value })}
      />
    </>
  );
}
