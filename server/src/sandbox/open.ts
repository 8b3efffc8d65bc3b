import fs from 'node:fs';
import path from 'node:path';
import type { PaymentSettings } from '#modules/billing/billing.ts';
import type { Bank } from './bank.ts';
import { reference } from './ledger.ts';
import { sandboxSettings, startSandbox } from './sandbox.ts';

/** A payment that the shop knows of and the sandbox did not take. */
export type EarlierPayment = {
  readonly provider: string;
  readonly id: string;
  readonly amountPaise: number;
  readonly at: string;
  readonly refunds: readonly { readonly id: string; readonly amountPaise: number }[];
};

export type OpenSandbox = {
  readonly url: string;
  readonly settings: PaymentSettings;
  /** Earlier payments can be asked after and refunded from now on. */
  readonly learn: (payments: readonly EarlierPayment[]) => void;
  readonly close: () => Promise<void>;
};

function teach({ ledger }: Bank, version: 'v1' | 'v2', payments: readonly EarlierPayment[]): void {
  for (const { provider, refunds, ...payment } of payments)
    ledger.learn({
      ...payment,
      api: provider === 'juspay' ? 'juspay' : `phonepe-${version}`,
      description: '',
      returnUrl: '',
      callbackUrl: '',
      reference: reference('T'),
      refunds: refunds.map((refund) => ({ ...refund, reference: reference('R') })),
    });
}

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
  const address = `http://127.0.0.1:${port}`;
  if (port > 0 && (await isSandbox(address)))
    return {
      url: address,
      settings: sandboxSettings(address, shopUrl, version),
      learn: () => {},
      close: async () => {},
    };
  const options = { shopUrl, folder };
  const sandbox = await startSandbox({ ...options, port }).catch(() => startSandbox(options));
  fs.writeFileSync(note, new URL(sandbox.url).port);
  const learn = (payments: readonly EarlierPayment[]) => teach(sandbox.bank, version, payments);
  return { url: sandbox.url, settings: sandbox.settings(version), learn, close: sandbox.close };
}
