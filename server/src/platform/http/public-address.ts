import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';

const PRIVATE = new net.BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is given out to the public, without tunnels that lead to IPv4 networks. */
const PUBLIC_IPV6 = new net.BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new net.BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  TUNNELS.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the open internet, and no machine of ours. */
export function isPublicAddress(address: string): boolean {
  if (net.isIPv4(address)) return !PRIVATE.check(address, 'ipv4');
  return net.isIPv6(address) && PUBLIC_IPV6.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6');
}

/** Looks a name up for a connection, once: whatever it leads to besides the open internet is not connected to. */
export const lookupPublic: LookupFunction = (name, options, done) =>
  dns.lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error('no address'), []);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error('a private address'), { code: 'EPRIVATE' }), []);
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
