import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from './cleanup.ts';

const NGINX = '/usr/sbin/nginx';

/**
 * What docs/operations.md says of the proxy: a process that refuses a connection is passed over for this request and
 * asked again for the next. Nobody is left out for a while: the one that stops after it would leave nobody. Connections
 * are kept for less than a process drains, so that it never closes one that a request is on its way through.
 */
const configurationOf = (folder: string, port: number, behind: readonly number[]): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream plyhaat {
${behind.map((at) => `    server 127.0.0.1:${at} max_fails=0;`).join('\n')}
    keepalive 32;
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://plyhaat;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_next_upstream error timeout http_503;
    }
  }
}
`;

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** Debian's nginx before some processes of the shop. */
export async function startFront(
  folder: string,
  port: number,
  behind: readonly number[],
  cleanup: Cleanup,
): Promise<string> {
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, configurationOf(folder, port, behind));
  const { status, stderr } = spawnSync(NGINX, ['-t', '-c', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx does not take its configuration: ${stderr}`);
  const nginx: ChildProcess = spawn(NGINX, ['-c', file], { stdio: 'ignore' });
  const gone = once(nginx, 'exit');
  cleanup.add(async () => {
    nginx.kill('SIGQUIT');
    await gone;
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) await sleep(50);
  return url;
}
