import { requestTimeout } from '@plyhaat/contract/core/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './failure.ts';

/**
 * Aborts once the exchange is over, however it ends: answered, refused, or its connection gone. The connection is
 * watched beside the response, which tells nothing while it waits behind another on the same connection.
 */
export function endOfExchange(
  { socket }: Pick<FastifyRequest, 'socket'>,
  { raw }: Pick<FastifyReply, 'raw'>,
): AbortSignal {
  const controller = new AbortController();
  const end = () => {
    raw.off('close', end);
    socket.off('close', end);
    controller.abort(new AppError(requestTimeout));
  };
  if (raw.closed || socket.destroyed) end();
  else {
    raw.once('close', end);
    socket.once('close', end);
  }
  return controller.signal;
}
