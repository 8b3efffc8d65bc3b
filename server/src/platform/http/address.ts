import { isIPv6 } from 'node:net';

/** A subscriber's whole IPv6 network counts as one address. */
export function addressKey(ip: string): string {
  const groups = groupsOf(ip);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : mappedOf(ip);
}

/** Addresses that one party rents together: 256 of IPv4, a site's networks of IPv6. */
export function networkKey(ip: string): string {
  const groups = groupsOf(ip);
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : mappedOf(ip).replace(/\.\d+$/, '.0/24');
}

const mappedOf = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

/** The eight groups of an IPv6 address in their one spelling; none for IPv4, however it is written. */
function groupsOf(ip: string): string[] | undefined {
  if (mappedOf(ip) !== ip || !isIPv6(ip)) return;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
