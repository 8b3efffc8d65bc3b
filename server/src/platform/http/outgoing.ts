const PATIENCE_MS = 10_000;

/** Why a call to another server got no answer, in words that name neither its address nor what was sent. */
export class NoAnswer extends Error {}

export type Outgoing = {
  readonly method?: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly timeoutMs?: number;
};
export type Answered = { readonly ok: boolean; readonly status: number; readonly body: Record<string, unknown> };

/** One call to another server's JSON API, answered in time or given up. Keys travel in headers, never in the address. */
export async function callOut(address: string, { timeoutMs, method = 'POST', ...rest }: Outgoing): Promise<Answered> {
  try {
    const signal = AbortSignal.timeout(timeoutMs ?? PATIENCE_MS);
    const reply = await fetch(address, { method, ...rest, signal, redirect: 'error' });
    return { ok: reply.ok, status: reply.status, body: asObject(await reply.text()) };
  } catch (error) {
    // The cause would name the address and more; its name says enough.
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new NoAnswer(name === 'TimeoutError' ? 'no answer in time' : `no answer (${cause?.code ?? name})`);
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
