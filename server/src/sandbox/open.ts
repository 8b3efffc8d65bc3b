import fs from 'node:fs';
import path from 'node:path';
import type { PaymentSettings } from '#modules/billing/billing.ts';
import { sandboxSettings, startSandbox } from './sandbox.ts';

export type OpenSandbox = {
  readonly url: string;
  readonly settings: PaymentSettings;
  readonly close: () => Promise<void>;
};

async function isSandbox(url: string): Promise<boolean> {
  try {
    const reply = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) });
    return ((await reply.json()) as { sandbox?: string }).sandbox === 'plyhaat';
  } catch {
    return false;
  }
}

/**
 * Demo mode's sandbox. It comes back at the port it had, so that a page opened before a restart still works, and a
 * second process of the same demo uses the one that runs.
 */
export async function openSandbox(dataDir: string, shopUrl: string, version: 'v1' | 'v2'): Promise<OpenSandbox> {
  const folder = path.join(dataDir, 'sandbox');
  const note = path.join(folder, 'port');
  fs.mkdirSync(folder, { recursive: true });
  const port = fs.existsSync(note) ? Number(fs.readFileSync(note, 'utf8')) || 0 : 0;
  const known = `http://127.0.0.1:${port}`;
  if (port > 0 && (await isSandbox(known)))
    return { url: known, settings: sandboxSettings(known, shopUrl, version), close: async () => {} };
  const options = { shopUrl, folder };
  const sandbox = await startSandbox({ ...options, port }).catch(() => startSandbox(options));
  fs.writeFileSync(note, new URL(sandbox.url).port);
  return { url: sandbox.url, settings: sandbox.settings(version), close: sandbox.close };
}
