import { BlockList, isIP } from 'node:net';

/** Names that the framework knows for networks of this machine and its neighbours. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
/** A public address in every part of the old internet, and some of the new one: no proxies of anybody's are so many. */
const EVERYWHERE = {
  ipv4: Array.from({ length: 14 }, (_, at) => `${at * 16 + 1}.9.9.9`),
  ipv6: ['2001:db8::9', '2400:9::9', '2600:9::9', '2a00:9::9', '2c00:9::9'],
};

const BITS = { 4: 32, 6: 128 };

/** The length of a network: a number, or the mask of an old one. */
function bitsOf(length: string, version: 4 | 6): number {
  if (version === 6 || isIP(length) !== 4) return /^\d+$/.test(length) ? Number(length) : Number.NaN;
  const ones = length.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return /^1*0*$/.test(ones.join('')) ? ones.join('').replaceAll('0', '').length : Number.NaN;
}

/** An address, alone or with the length of its network; undefined for anything else. */
function networkOf(proxy: string) {
  const [address = '', length, ...rest] = proxy.split('/');
  const version = isIP(address) as 0 | 4 | 6;
  if (version === 0 || rest.length > 0) return undefined;
  const bits = length === undefined ? BITS[version] : bitsOf(length, version);
  // NaN is no such number either.
  if (!(bits >= 0 && bits <= BITS[version])) return undefined;
  return { address, bits, family: version === 4 ? ('ipv4' as const) : ('ipv6' as const) };
}

export const proxiesOf = (list = ''): string[] =>
  list
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean);

const unnamed = (list: string | undefined) => proxiesOf(list).filter((proxy) => !NAMED.includes(proxy));

/** What is no address and no network would end the start with a riddle. */
export const proxyFaults = (list: string | undefined): string[] =>
  unnamed(list)
    .filter((proxy) => !networkOf(proxy))
    .map((proxy) => `TRUST_PROXY must name addresses or networks such as 10.0.0.0/8, which ${proxy} is not.`);

/** Whom we trust says where a visitor comes from: if that may be anybody, everybody says what he likes. */
export function productionProxyFaults(list: string | undefined): string[] {
  const trusted = new BlockList();
  for (const proxy of unnamed(list)) {
    const network = networkOf(proxy);
    if (network) trusted.addSubnet(network.address, network.bits, network.family);
  }
  const coversAll = (['ipv4', 'ipv6'] as const).some((family) =>
    EVERYWHERE[family].every((address) => trusted.check(address, family)),
  );
  return coversAll ? ['TRUST_PROXY must name your own proxies: with all addresses anybody could claim any.'] : [];
}
