import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#api/session.ts';
import { ownProfile } from '#features/identity/member.queries.ts';
import { CityField } from './CityField.tsx';
import { NearMeButton } from './NearMeButton.tsx';

/** The address with a city in it. */
function inCity(href: string, city: string): string {
  const url = new URL(href, location.origin);
  url.searchParams.set('city', city);
  return url.pathname + url.search;
}

/** 'Near me' as a city: the member's own, else the nearest or one that is chosen. `rest` is the address without the words. */
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
  const onChoose = (id: string) => void router.navigate({ href: inCity(rest, id) });
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <NearMeButton onChoose={onChoose} besideField />
      <CityField onChoose={onChoose} className="min-w-40 max-w-60 flex-1" />
    </div>
  );
}
