import { useLingui } from '@lingui/react';
import { addressIn, type Language } from '@plyhaat/contract/core/languages';

const isOfOurs = (address: string) => /^\/(?!\/)/.test(address);

/** What stands in a link to a page of ours that is no link of the router's: the page in the language of this one. */
export function useAddress(): (address: string) => string {
  const { i18n } = useLingui();
  return (address) => (isOfOurs(address) ? addressIn(i18n.locale as Language, address) : address);
}
