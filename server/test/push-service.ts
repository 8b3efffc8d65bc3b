import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const sum = createHmac('sha256', key);
  for (const part of parts) sum.update(part);
  return sum.digest();
};
const ONE = Buffer.from([1]);

/** A browser's own half of a subscription; reads what was encrypted for it as RFC 8291 and RFC 8188 say. */
function someBrowser(endpoint: string) {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const secret = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    },
    decrypt(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const shared = hmac(secret, own.computeSecret(senderKey));
      const material = hmac(shared, 'WebPush: info\0', publicKey, senderKey, ONE);
      const random = hmac(salt, material);
      const key = hmac(random, 'Content-Encoding: aes128gcm\0', ONE).subarray(0, 16);
      const nonce = hmac(random, 'Content-Encoding: nonce\0', ONE).subarray(0, 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

/** Whether a request is signed by whom its VAPID key names, for this service (RFC 8292). */
async function signerOf(authorization: string, audience: string): Promise<string> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256'), { audience });
  return key;
}

type Received = { readonly path: string; readonly headers: http.IncomingHttpHeaders; readonly message: unknown };

/** A push service on this machine, with browsers that read what it takes for them. */
export async function pushService() {
  const browsers = new Map<string, ReturnType<typeof someBrowser>>();
  const received: Received[] = [];
  const answers: number[] = [];
  let base = '';
  const server = http.createServer(async (request, reply) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    const status = answers.shift() ?? 201;
    if (status === 201) {
      await signerOf(request.headers.authorization ?? '', base);
      received.push({ path, headers: request.headers, message: browsers.get(path)?.decrypt(body) });
    }
    reply.writeHead(status, status === 302 ? { location: `${base}/elsewhere` } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    /** How the next messages are answered; after them all are taken. */
    answerWith: (...statuses: number[]) => void answers.push(...statuses),
    newBrowser() {
      const path = `/send/${randomBytes(9).toString('base64url')}`;
      const browser = someBrowser(`${base}${path}`);
      browsers.set(path, browser);
      return browser.subscription;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
