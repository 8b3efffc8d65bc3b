import { overloaded } from '@plyhaat/contract/core/errors';
import type { FastifyReply } from 'fastify';
import { AppError } from './failure.ts';

export type ServerEvent = { readonly event: string; readonly data: object; readonly id?: string };

/** The server's end of one stream of events. */
export type EventStream = {
  send(event: ServerEvent): void;
  /** A line that no reader shows: it keeps the connection open and finds out that it is gone. */
  beat(): void;
  end(): void;
  onEnd(listener: () => void): void;
};

/** A client that does not read is disconnected at this many bytes; it reconnects and resumes. */
const MOST_UNREAD_BYTES = 256 * 1024;
const RETRY_MS = 3000;

/** Takes an answer over and keeps it open as server-sent events. */
export function openEventStream(reply: FastifyReply): EventStream {
  // One that began now would end at once: whoever asks is sent to another process.
  if (reply.server.draining) throw new AppError(overloaded, { retryAfter: 1 });
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Tells a proxy of the nginx kind not to collect what is meant for now.
    'x-accel-buffering': 'no',
  });
  const write = (text: string) => {
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    else if (!raw.destroyed) raw.write(text);
  };
  write(`retry: ${RETRY_MS}\n\n`);
  const stream: EventStream = {
    send: ({ event, data, id }) =>
      write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void raw.end(),
    onEnd: (listener) => void raw.once('close', listener),
  };
  const { openStreams } = reply.server;
  openStreams.add(stream);
  stream.onEnd(() => openStreams.delete(stream));
  return stream;
}
