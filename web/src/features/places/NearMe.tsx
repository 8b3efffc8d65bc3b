import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#api/session.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { activeCities } from './places.queries.ts';
import * as TEXTS from './texts.ts';

/** The address with a city in it. */
function inCity(href: string, city: string): string {
  const url = new URL(href, location.origin);
  url.searchParams.set('city', city);
  return url.pathname + url.search;
}

/** 'Near me' as a city: the member's own, else one that is asked for. `rest` is the address without the words. */
export function NearMe({ rest }: { rest: string }) {
  const router = useRouter();
  const { user } = useSession();
  const own = useQuery(ownProfile(user?._id ?? ''));
  const city = own.data?.cityId;
  const choose = useEffectEvent((id: string) => void router.navigate({ href: inCity(rest, id), replace: true }));
  useEffect(() => {
    if (city) choose(city);
  }, [city]);
  if (city || (user && own.isPending)) return null;
  return <CityChip onChoose={(id) => void router.navigate({ href: inCity(rest, id) })} />;
}

function CityChip({ onChoose }: { onChoose: (id: string) => void }) {
  const cities = useQuery(activeCities(undefined));
  const rows = (cities.data?.data ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <span className="inline-flex items-center gap-2 text-ui">
      <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
      {TEXTS.nearMe}
      <NativeSelect
        size="sm"
        aria-label={TEXTS.yourCity}
        value=""
        onChange={({ target }) => target.value && onChoose(target.value)}
        className="w-48"
      >
        <option value="">{TEXTS.chooseYourCity}</option>
        {rows.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
