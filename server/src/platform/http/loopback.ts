import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Place } from './access.ts';

const FORWARDING = /^(x-forwarded-.+|forwarded|x-real-ip|via)$/;
const LOOPBACK_NAME = /^(localhost|[^:]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** By any other name this machine is a stranger's site that points here (DNS rebinding), open in a browser on it. */
function isOwnName(host: string | undefined, publicUrl: string): boolean {
  const name = (host ?? '').replace(/:\d*$/, '');
  return LOOPBACK_NAME.test(name) || name.toLowerCase() === new URL(publicUrl).hostname;
}

/** A loopback peer and no forwarding header: a proxy on this machine does not make its callers local. */
export function isLoopback(request: FastifyRequest, { publicUrl }: { readonly publicUrl: string }): boolean {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = Object.keys(request.headers).some((name) => FORWARDING.test(name));
  return !forwarded && (peer === '::1' || /^(::ffff:)?127\./.test(peer)) && isOwnName(request.headers.host, publicUrl);
}

/** From where a request comes, as far as that decides whether it is let in. */
export const placeOf = (request: FastifyRequest, { settings }: Pick<Deps, 'settings'>): Place => ({
  loopback: isLoopback(request, settings),
  demo: settings.demo,
  operator: settings.metricsToken !== undefined && request.headers.authorization === `Bearer ${settings.metricsToken}`,
});
