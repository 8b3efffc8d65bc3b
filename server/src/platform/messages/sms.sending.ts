import { msg91Sms } from './sms.msg91.ts';
import type { Sms, SmsSettings } from './sms.ts';
import { twilioSms } from './sms.twilio.ts';

export const sendingSms = (settings: SmsSettings): Sms =>
  settings.provider === 'msg91' ? msg91Sms(settings) : twilioSms(settings);
