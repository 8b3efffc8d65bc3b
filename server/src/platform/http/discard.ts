import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';

const MOST_DISCARDED = 64 * 1_048_576;
const LONGEST_DISCARD_MS = 20_000;

/** Whoever is still sending would not hear the answer: a rest of bearable size is read and thrown away. */
export async function discardRest({ raw, headers }: FastifyRequest, most = MOST_DISCARDED): Promise<void> {
  if (raw.complete || Number(headers['content-length'] ?? 0) > most) return;
  let left = most;
  raw.unpipe();
  raw.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    if (left < 0) raw.pause();
  });
  raw.resume();
  await Promise.race([finished(raw).catch(() => {}), sleep(LONGEST_DISCARD_MS, undefined, { ref: false })]);
}
