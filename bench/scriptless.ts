import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Cleanup } from './cleanup.ts';

const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function copyPage(url: string, response: http.ServerResponse): Promise<void> {
  const page = await fetch(url);
  // Compressed as the app compresses pages: an unpacked copy would be slower to arrive.
  const body = brotliCompressSync((await page.text()).replace(SCRIPTS, ''), QUALITY);
  response.writeHead(page.status, {
    'content-type': page.headers.get('content-type') ?? '',
    'content-security-policy': page.headers.get('content-security-policy') ?? '',
    'content-encoding': 'br',
    'content-length': body.length,
  });
  response.end(body);
}

function passOn(origin: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { method, headers } = request;
  const onward = http.request(`${origin}${request.url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** The same site with the scripts taken out of its pages: what a visitor would wait for anyway. */
export async function serveScriptless(origin: string, cleanup: Cleanup): Promise<string> {
  const server = http.createServer((request, response) => {
    if (!request.headers.accept?.includes('text/html')) return passOn(origin, request, response);
    copyPage(`${origin}${request.url}`, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanup.add(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
