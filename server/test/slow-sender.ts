import http from 'node:http';
import { Readable } from 'node:stream';
import type { RunningHouse } from './running.ts';

export type Answer = {
  readonly status: number;
  readonly body: { message?: string; error?: string; data?: { _id: string } };
};

/** A JSON body with a base64 file in it, written a piece at a time so that the sender holds no more of it than the house. */
export function* base64Body(use: string, bytes: number, head: Buffer, type = 'video/mp4'): Generator<Buffer> {
  yield Buffer.from(`{"use":"${use}","file":"data:${type};base64,`);
  const piece = Buffer.alloc(48 * 1024, 0x20);
  for (let left = bytes; left > 0; left -= piece.length) {
    const part = Buffer.from(piece.subarray(0, Math.min(left, piece.length)));
    if (left === bytes) head.copy(part);
    yield Buffer.from(part.toString('base64'));
  }
  yield Buffer.from('"}');
}

/** Sends a body over a real connection. */
export function send(house: RunningHouse, body: Iterable<Buffer>, type = 'application/json'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      house.address('/media'),
      { method: 'POST', headers: { 'content-type': type, authorization: house.authorization }, agent: false },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part) => parts.push(part));
        reply.on('end', () => {
          request.destroy();
          resolve({ status: reply.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) });
        });
      },
    );
    request.on('error', reject);
    Readable.from(body).pipe(request);
  });
}
