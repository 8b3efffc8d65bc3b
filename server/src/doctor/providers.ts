import { callOut, NoAnswer } from '#platform/http/outgoing.ts';
import { mailFault } from '#platform/messages/mail.smtp.ts';
import type { Settings } from '../settings.ts';

/** Any answer will do: nothing is sent or charged, so whether keys are right shows with the first message or payment. */
async function unreachable(name: string, address: string): Promise<string[]> {
  try {
    await callOut(address, { method: 'GET', headers: {} });
    return [];
  } catch (error) {
    const reason = error instanceof NoAnswer ? error.message : 'no answer';
    return [`${name} at ${new URL(address).host}: ${reason}; check that this machine may call it.`];
  }
}

async function mailFaults({ mail }: Settings): Promise<string[]> {
  const fault = mail && (await mailFault(mail));
  if (!mail || fault === undefined) return [];
  return [`The mail server ${new URL(mail.server).host} does not take our sign-in (${fault}): check SMTP_URL.`];
}

const NAMES = { msg91: 'MSG91', twilio: 'Twilio' };

function calledBy({ sms, payments }: Settings): [name: string, address: string][] {
  const { phonepe, juspay } = payments ?? {};
  return [
    ...(sms ? [[NAMES[sms.provider], sms.address] as [string, string]] : []),
    ...(phonepe ? [['PhonePe', phonepe.address] as [string, string]] : []),
    ...(phonepe?.version === 'v2' ? [['PhonePe', phonepe.authAddress] as [string, string]] : []),
    ...(juspay ? [['Juspay', juspay.address] as [string, string]] : []),
  ];
}

/** Whoever carries messages and takes payments can be reached from here. */
export async function providerFaults(settings: Settings): Promise<string[]> {
  const called = calledBy(settings).map(([name, address]) => unreachable(name, address));
  return (await Promise.all([...called, mailFaults(settings)])).flat();
}
