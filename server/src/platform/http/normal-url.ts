const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
const UNRESERVED = /%(?:2d|2e|3[0-9]|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi;

/**
 * One spelling for each address, before routes, limits and caches look at it: without an origin, without doubled slashes,
 * and with letters as letters.
 */
export function normalUrl(url: string): string {
  const relative = url.startsWith('/') ? url : url.replace(ORIGIN, '');
  const at = relative.search(/[?#]/);
  const [path, rest] = at < 0 ? [relative, ''] : [relative.slice(0, at), relative.slice(at)];
  if (path === '*') return url;
  const plain = path.includes('%') ? path.replace(UNRESERVED, (code) => decodeURIComponent(code)) : path;
  return `${plain.includes('//') ? plain.replace(/\/{2,}/g, '/') : plain || '/'}${rest}`;
}
