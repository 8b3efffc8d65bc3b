import { storedValue, useStored } from '#api/stored.ts';

const withGst = storedValue('plyhaat.withGst', (found) => found === true);

/** Whether this browser shows prices with GST; server HTML and the first render show them before it. */
export const useWithGst = (): boolean => useStored(withGst, false);
export const showWithGst = withGst.set;

/** To the rupee from a hundred on, as nobody compares by paise there. */
export function taxed(price: number, percent: number): number {
  const paise = Math.round(price * (100 + percent));
  return paise >= 10_000 ? Math.round(paise / 100) : paise / 100;
}
