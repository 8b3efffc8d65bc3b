import { useLingui } from '@lingui/react/macro';

type Name = string | null | undefined;

/** 'city, state'. A distance goes first: a long name is cut off at its end. */
export function usePlaceInWords(city: Name, state: Name, km?: number): string {
  const { t } = useLingui();
  const place = [city, state].filter(Boolean).join(', ');
  return km === undefined ? place : t`${{ km: km.toLocaleString('en-IN') }} km · ${place}`;
}
