import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

/** So much is sent at once: the index of a video and its first seconds. */
const AT_ONCE = 48 * 1024;
/** Afterwards little more than a video of the smallest size plays (RATES in videos/ffmpeg.ts). */
const PER_SECOND = 17_000;
const PIECE = 4096;

export const isPaced = (name: string): boolean => name.endsWith('.p240.mp4');

export type Clock = { readonly now: () => number; readonly sleep: (milliseconds: number) => Promise<unknown> };
const CLOCK: Clock = { now: () => performance.now(), sleep };

async function* pieces(content: AsyncIterable<Buffer>, clock: Clock) {
  const began = clock.now();
  let sent = 0;
  for await (const chunk of content)
    for (let at = 0; at < chunk.length; at += PIECE) {
      const early = ((sent - AT_ONCE) / PER_SECOND) * 1000 - (clock.now() - began);
      if (early > 0) await clock.sleep(early);
      const piece = chunk.subarray(at, at + PIECE);
      sent += piece.length;
      yield piece;
    }
}

/**
 * The smallest size is for slow links and for those who save data. Browsers fetch a whole video as fast as they can,
 * though most viewers leave after seconds: it is sent about as fast as it plays.
 */
export const paced = (content: Readable, clock = CLOCK): Readable => Readable.from(pieces(content, clock));
