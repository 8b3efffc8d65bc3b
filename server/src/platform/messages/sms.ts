import type { Language } from '@plyhaat/contract/core/languages';

/**
 * A text with a one-time code in it. Indian operators deliver registered texts alone, so some providers want the whole
 * text and others only what varies in it.
 */
export type CodeText = { readonly code: string; readonly text: string; readonly language?: Language };

/** Sends one text message to an Indian mobile number of ten digits. */
export type Sms = { send(to: string, message: CodeText): Promise<void> };

/** The registered text of each language; who reads one without it gets English. */
export type Templates = Readonly<Partial<Record<Language, string>> & { en: string }>;

export type SmsSettings =
  | { readonly provider: 'msg91'; readonly address: string; readonly key: string; readonly templates: Templates }
  | {
      readonly provider: 'twilio';
      readonly address: string;
      readonly account: string;
      readonly key: string;
      readonly secret: string;
      readonly sender: string;
    };
