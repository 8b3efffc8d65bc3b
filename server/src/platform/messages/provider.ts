const PATIENCE_MS = 10_000;
const LONGEST_REASON = 200;

/**
 * A provider did not take a message. What it said is told without its digits and addresses: they may be the recipient's.
 * The queue tries again while the message is of use, and shows a person what never went out.
 */
export class NotSent extends Error {
  constructor(provider: string, reason: string) {
    const said = reason.replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]').replace(/\d{4,}/g, '[digits]');
    super(`${provider} did not take a message: ${said.slice(0, LONGEST_REASON)}`);
  }
}

type Call = { readonly headers: Record<string, string>; readonly body: string };

/** One call to a provider, answered within ten seconds or given up. Keys travel in headers, never in the address. */
export async function callProvider(
  provider: string,
  address: string,
  { headers, body }: Call,
): Promise<{ ok: boolean; status: number; said: Record<string, unknown> }> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
    return { ok: reply.ok, status: reply.status, said: asObject(await reply.text()) };
  } catch (error) {
    // The cause would name the address and more; its name says enough.
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new NotSent(provider, name === 'TimeoutError' ? 'no answer in time' : `no answer (${cause?.code ?? name})`);
  }
}

function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
