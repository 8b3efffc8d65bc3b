import { PLACE_KEY } from './session.ts';

type Place = { readonly member: string; readonly address: string };

function read(): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE_KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(PLACE_KEY);
  } catch {
    // The browser refuses storage, so nothing was stored.
  }
}

/** Null unless it is an address of this site: another site's or a script must not be opened. */
function ownAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** Where this member's session expired in this tab, returned once; null for everybody else. */
export function takePlace(member: string | undefined): string | null {
  const place = read();
  forgetPlace();
  return place?.member === member ? ownAddress(place?.address) : null;
}
