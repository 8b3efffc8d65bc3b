export type Letter = { readonly to: string; readonly subject: string; readonly text: string };
export type Mail = { send(letter: Letter): Promise<void> };

export type MailSettings = { readonly server: string; readonly from: string };
