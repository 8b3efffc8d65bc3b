import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifySite } from '../scripts/packaging/deployed.ts';
import { freePort } from './app.ts';
import type { Cleanup } from './cleanup.ts';

const NGINX = '/usr/sbin/nginx';

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

export type Front = { readonly url: string; readonly complaints: () => string };

/** Debian's nginx with the site of deploy/nginx before two processes of the shop; without TLS, which visitors here lack. */
export async function startFront(folder: string, behind: readonly [number, number], cleanup: Cleanup): Promise<Front> {
  const [port, other] = [await freePort(), await freePort()];
  const file = await verifySite(folder, (site) =>
    site
      .replace(':443 ssl http2', `:${port}`)
      .replace(/listen 127\.0\.0\.1:80;/, `listen 127.0.0.1:${other};`)
      .replace('server 127.0.0.1:3001', `server 127.0.0.1:${behind[0]}`)
      .replace('server 127.0.0.1:3002', `server 127.0.0.1:${behind[1]}`),
  );
  const log = path.join(folder, 'error.log');
  const nginx: ChildProcess = spawn(NGINX, ['-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', fs.openSync(log, 'a')],
  });
  const gone = once(nginx, 'exit');
  cleanup.add(async () => {
    nginx.kill('SIGQUIT');
    await gone;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) await sleep(50);
  return { url, complaints: () => fs.readFileSync(log, 'utf8') };
}
