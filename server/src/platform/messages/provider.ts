import { type Answered, callOut, NoAnswer, type Outgoing } from '../http/outgoing.ts';

const LONGEST_REASON = 200;

/**
 * A provider did not take a message. What it said is told without its digits and addresses: they may be the recipient's.
 * The queue tries again while the message is of use, and shows a person what never went out.
 */
export class NotSent extends Error {
  constructor(provider: string, reason: string) {
    const masked = reason.replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]').replace(/\d{4,}/g, '[digits]');
    super(`${provider} did not take a message: ${masked.slice(0, LONGEST_REASON)}`);
  }
}

/** One call to a provider, answered within ten seconds or given up. */
export async function callProvider(provider: string, address: string, call: Outgoing): Promise<Answered> {
  try {
    return await callOut(address, call);
  } catch (error) {
    throw new NotSent(provider, error instanceof NoAnswer ? error.message : 'no answer');
  }
}
