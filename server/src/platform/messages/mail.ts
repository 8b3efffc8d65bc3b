export type Attachment = { readonly name: string; readonly type: string; readonly bytes: Buffer };

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  /** The same letter sent again, by a job that ran twice, has the same key: it arrives once. */
  readonly key?: string;
};
export type Mail = { send(letter: Letter): Promise<void> };

export type MailSettings = { readonly server: string; readonly from: string };
