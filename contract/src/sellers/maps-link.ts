/** Addresses where Google shows a map. Its other addresses lead anywhere: `google.com/url?q=` sends visitors on. */
const WHOLE_HOSTS = ['maps.google.com', 'maps.google.co.in', 'maps.app.goo.gl'];
const UNDER_MAPS = ['google.com', 'www.google.com', 'google.co.in', 'www.google.co.in', 'goo.gl'];

/** `/url` forwards on every host of Google's. */
const FORWARDS = /^\/(maps\/)?url(\/|$)/i;

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The link as a browser reads it, with its path normalised, or null where it is not one to Google Maps. */
export function mapsLink(text: string): string | null {
  const link = parseUrl(text.trim());
  if (link?.protocol !== 'https:' || link.username !== '' || link.password !== '' || link.port !== '') return null;
  const { hostname, pathname } = link;
  const isMap =
    (WHOLE_HOSTS.includes(hostname) && !FORWARDS.test(pathname)) ||
    (UNDER_MAPS.includes(hostname) && /^\/maps(\/|$)/.test(pathname) && !FORWARDS.test(pathname));
  return isMap ? link.href : null;
}
