export type Attachment = { readonly name: string; readonly type: string; readonly bytes: Buffer };

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for programs that show HTML. */
  readonly html?: string;
  /** Where one press ends letters of this kind. */
  readonly unsubscribe?: string;
  readonly attachments?: readonly Attachment[];
  /** The same letter sent again, by a job that ran twice, has the same key: it arrives once. */
  readonly key?: string;
};
/** A mail program shows its own button to unsubscribe, and posts to the address (RFC 8058). */
export const headersOf = ({ unsubscribe }: Letter): Record<string, string> =>
  unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

export type Mail = { send(letter: Letter): Promise<void> };

export type MailSettings = { readonly server: string; readonly from: string };
