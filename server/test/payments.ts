import { openPayments, type PaymentSettings } from '#modules/billing/billing.ts';
import type { SandboxNotice } from '../src/sandbox/notices.ts';
import { type SandboxOptions, startSandbox } from '../src/sandbox/sandbox.ts';

const SHOP = 'http://localhost:3000';

/** The sandbox, with the callbacks it sent instead of a shop that takes them. */
export async function testSandbox(options: Partial<SandboxOptions> = {}) {
  const notices: SandboxNotice[] = [];
  const deliver = async (one: SandboxNotice) => void notices.push(one);
  const sandbox = await startSandbox({ shopUrl: SHOP, deliver, ...options });
  return {
    ...sandbox,
    notices,
    payments: (version: 'v1' | 'v2', more: Partial<PaymentSettings> = {}) =>
      openPayments({ ...sandbox.settings(version), ...more }),
    /** What a payer does on the page of an order; answers where it leads back to. */
    async press(page: string, action: 'pay' | 'fail' | 'cancel'): Promise<string> {
      const body = new URLSearchParams({ action });
      const reply = await fetch(page, { method: 'POST', body, redirect: 'manual' });
      return reply.headers.get('location') ?? '';
    },
  };
}
