import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningSite } from './app.ts';
import { signIn } from './uploads.ts';

const [SELLER, APPROVER] = ['9000000002', '9000000004'];
const TITLE = 'The film of the bench';
const SECONDS = 30;
const BYTES = 18_000_000;

/** What a phone records: upright, large, moving grain, which no encoder makes small. */
async function makeVideo(folder: string): Promise<string> {
  const file = path.join(folder, 'bench.mov');
  const picture = `testsrc2=size=540x960:rate=30:duration=${SECONDS},scale=1080:1920,noise=alls=18:allf=t`;
  const sound = `sine=frequency=330:duration=${SECONDS}`;
  const rate = Math.floor((BYTES * 8) / SECONDS / 1000) - 64;
  const args = [
    ...['-v', 'error', '-nostdin', '-y', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-b:v', `${rate}k`],
    ...['-maxrate', `${rate}k`, '-bufsize', `${rate}k`, '-c:a', 'aac', '-b:a', '64k', '-shortest', file],
  ];
  const [code] = await once(spawn('ffmpeg', args, { stdio: ['ignore', 'inherit', 'inherit'] }), 'close');
  if (code !== 0) throw new Error('ffmpeg is needed to make the film of this bench');
  return file;
}

type Json = Record<string, unknown> & { readonly data?: Record<string, unknown> };

const api = (site: RunningSite, authorization: string) => async (method: string, url: string, body?: object) => {
  const reply = await fetch(`${site.url}/api${url}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = (await reply.json()) as Json;
  if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}: ${json.message}`);
  return json;
};

/** In chunks, as the form sends it. */
async function upload(site: RunningSite, authorization: string, file: string): Promise<string> {
  const bytes = await fs.readFile(file);
  const ask = api(site, authorization);
  const begun = await ask('POST', '/media/resumable', { use: 'reel', size: bytes.length, type: 'video/quicktime' });
  const [id, chunk] = [String(begun._id), Number(begun.chunk)];
  for (let at = 0; at < bytes.length; at += chunk) {
    const headers = { authorization, 'upload-offset': String(at), 'content-type': 'application/octet-stream' };
    const body = bytes.subarray(at, at + chunk);
    const reply = await fetch(`${site.url}/api/media/resumable/${id}`, { method: 'PATCH', headers, body });
    if (!reply.ok) throw new Error(`a chunk was answered with ${reply.status}`);
  }
  return id;
}

export type BenchReel = { readonly id: string; readonly title: string; readonly sentBytes: number };

/** A large video through the real upload, jobs and review. `beforeApproval` runs when all its sizes are there. */
export async function publishVideo(
  site: RunningSite,
  beforeApproval: (reelId: string) => Promise<unknown>,
): Promise<BenchReel> {
  const file = await makeVideo(site.folder);
  const seller = api(site, await signIn(site, SELLER));
  const video = await upload(site, await signIn(site, SELLER), file);
  const { data } = await seller('POST', '/reelVideo', { description: `${TITLE}. Grain that moves.`, video });
  const id = String(data?._id);
  for (let state = 'Processing'; state === 'Processing'; await sleep(500))
    state = String((await seller('GET', `/reel/getById/${id}`)).data?.state);
  await beforeApproval(id);
  const staff = api(site, await signIn(site, APPROVER));
  const version = (await staff('GET', `/admin/review/reel/${id}`)).data?.version;
  await staff('POST', `/admin/review/reel/${id}`, { decision: 'approve', version });
  return { id, title: TITLE, sentBytes: (await fs.stat(file)).size };
}
