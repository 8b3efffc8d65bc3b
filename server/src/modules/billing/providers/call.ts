import { type Answered, callOut, NoAnswer, type Outgoing } from '#platform/http/outgoing.ts';
import { ProviderUnavailable } from './provider.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One call to a provider. Every failure becomes one kind of error, without keys and addresses. */
export async function callPayment(provider: string, address: string, call: Outgoing): Promise<Answered> {
  try {
    return await callOut(address, call);
  } catch (error) {
    throw new ProviderUnavailable(`${provider}: ${error instanceof NoAnswer ? error.message : 'no answer'}`);
  }
}

/** An answer that says nothing usable. */
export const unusable = (provider: string, { status, body }: Answered): ProviderUnavailable => {
  const code = textIn(body, 'code') ?? textIn(body, 'error_code') ?? textIn(body, 'status');
  return new ProviderUnavailable(`${provider}: answered ${status} ${(code ?? '').replace(/[^\w-]/g, '').slice(0, 60)}`);
};

/** Fields of a provider's JSON are read one by one: it may add others at any time. */
export const objectIn = (from: unknown, name: string): Fields => {
  const value = (from as Fields | undefined)?.[name];
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
};
export const textIn = (from: Fields, name: string): string | null => {
  const value = from[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
export const wholeIn = (from: Fields, name: string): number | null => {
  const value = from[name];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
};

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Allows https or this machine only, because a member's browser is redirected there. */
export function pageAddress(provider: string, text: string | null): string {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  const safe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname)));
  if (!safe) throw new ProviderUnavailable(`${provider}: answered without a page to pay on`);
  return url.href;
}

/** JSON of a notice's body, or nothing. */
export function readJson(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}
