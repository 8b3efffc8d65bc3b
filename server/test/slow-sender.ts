import http from 'node:http';
import { Readable } from 'node:stream';

type Door = { readonly address: (url: string) => string; readonly authorization: string };

export type Answer = {
  readonly status: number;
  readonly body: { message?: string; error?: string; data?: { _id: string } };
};

/** The first bytes of a file that looks like a whole video of this size until somebody tries to play it. */
export function videoHead(size: number): Buffer {
  const head = Buffer.alloc(48);
  head.writeUInt32BE(24, 0);
  head.write('ftypisom', 4, 'latin1');
  head.writeUInt32BE(8, 24);
  head.write('moov', 28, 'latin1');
  head.writeUInt32BE(size - 32, 32);
  head.write('mdat', 36, 'latin1');
  return head;
}

/** A JSON body with a base64 file in it, written a piece at a time so that the sender holds no more of it than the app. */
export function* base64Body(use: string, bytes: number, head: Buffer, type = 'video/mp4'): Generator<Buffer> {
  yield Buffer.from(`{"use":"${use}","file":"data:${type};base64,`);
  const piece = Buffer.alloc(48 * 1024, 0x20);
  const encoded = (part: Buffer) => Buffer.from(part.toString('base64'));
  const first = Buffer.from(piece.subarray(0, bytes));
  head.copy(first);
  yield encoded(first);
  const middle = encoded(piece);
  let left = bytes - first.length;
  for (; left > piece.length; left -= piece.length) yield middle;
  if (left > 0) yield encoded(piece.subarray(0, left));
  yield Buffer.from('"}');
}

/** Sends a body over a real connection. */
export function send(app: Door, body: Iterable<Buffer>, type = 'application/json'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      app.address('/media'),
      { method: 'POST', headers: { 'content-type': type, authorization: app.authorization }, agent: false },
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
