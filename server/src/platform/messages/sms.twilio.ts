import { callProvider, NotSent } from './provider.ts';
import type { Sms, SmsSettings } from './sms.ts';

type Twilio = Extract<SmsSettings, { provider: 'twilio' }>;

/** Twilio's Messages. A sender that begins with MG is a messaging service, any other a number or a registered name. */
export const twilioSms = ({ address, account, key, secret, sender }: Twilio): Sms => ({
  async send(to, { text }) {
    const from = sender.startsWith('MG') ? { MessagingServiceSid: sender } : { From: sender };
    const { ok, status, body } = await callProvider(
      'Twilio',
      `${address}/2010-04-01/Accounts/${account}/Messages.json`,
      {
        headers: {
          authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: `+91${to}`, ...from, Body: text }).toString(),
      },
    );
    if (!ok) throw new NotSent('Twilio', `${status}, its code ${String(body.code ?? 'none')}`);
  },
});
