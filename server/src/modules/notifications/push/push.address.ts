import net from 'node:net';
import type { Deps } from '#platform/deps.ts';

export type Push = NonNullable<Deps['settings']['push']>;

const isOf = (hostname: string) => (service: string) =>
  service.startsWith('.') ? hostname.endsWith(service) : hostname === service;

/** Members choose the address that we call, so it has to be a known push service's: https, by name, on its usual port. */
export function isPushAddress(address: string, { hosts, allowLoopback }: Push): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (allowLoopback && protocol === 'http:' && hostname === '127.0.0.1') return true;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return !net.isIP(hostname.replace(/^\[|\]$/g, '')) && hosts.some(isOf(hostname));
}
