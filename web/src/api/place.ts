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
    // A browser that refuses storage has kept nothing.
  }
}

/** An address of this site alone: whatever a browser reads as another one, or as script, leads nowhere. */
function ownAddress(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(address, location.origin);
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** Where this member's session ran out in this tab, told once; null for everybody else. */
export function takePlace(member: string | undefined): string | null {
  const place = read();
  forgetPlace();
  return place?.member === member ? ownAddress(place?.address) : null;
}
