/**
 * A text with a one-time code in it. Indian operators deliver registered texts alone, so some providers want the whole
 * text and others only what varies in it.
 */
export type CodeText = { readonly code: string; readonly text: string };

/** Sends one text message to an Indian mobile number of ten digits. */
export type Sms = { send(to: string, message: CodeText): Promise<void> };

export type SmsSettings =
  | { readonly provider: 'msg91'; readonly address: string; readonly key: string; readonly template: string }
  | {
      readonly provider: 'twilio';
      readonly address: string;
      readonly account: string;
      readonly key: string;
      readonly secret: string;
      readonly sender: string;
    };
