import type { FastifyRequest } from 'fastify';

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
