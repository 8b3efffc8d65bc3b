import { SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { callProvider, NotSent } from './provider.ts';
import type { Sms, SmsSettings } from './sms.ts';

type Msg91 = Extract<SmsSettings, { provider: 'msg91' }>;

/** MSG91's Flow API: the text is registered there under the template's id, and the code is its variable `OTP`. */
export const msg91Sms = ({ address, key, templates }: Msg91): Sms => ({
  async send(to, { code, language = SOURCE_LANGUAGE }) {
    const { ok, status, body } = await callProvider('MSG91', `${address}/api/v5/flow/`, {
      headers: { authkey: key, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        template_id: templates[language] || templates.en,
        short_url: '0',
        recipients: [{ mobiles: `91${to}`, OTP: code }],
      }),
    });
    // Its errors come with status 200.
    if (!ok || body.type !== 'success') throw new NotSent('MSG91', `${status} ${String(body.message ?? '')}`);
  },
});
