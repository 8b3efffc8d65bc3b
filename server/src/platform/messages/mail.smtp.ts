import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { headersOf, type Mail, type MailSettings } from './mail.ts';
import { NotSent } from './provider.ts';

const PATIENCE_MS = 10_000;
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Mail programs show a letter of one id once, however often it comes. */
const messageId = (key: string, to: string, from: string) => {
  const host = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(`${key} ${to}`).digest('hex').slice(0, 40)}@${host}>`;
};

/** Any mail server that speaks SMTP; beyond this machine only when the line is encrypted. */
function transportTo(server: string) {
  const { protocol, hostname, port, username, password } = new URL(server);
  const secure = protocol === 'smtps:';
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !LOCAL.test(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Why letters could not be sent, as a code of the line or of the server; undefined where it takes our sign-in. */
export async function mailFault({ server }: MailSettings): Promise<string | undefined> {
  const transport = transportTo(server);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  } finally {
    transport.close();
  }
}

function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ');
}

export function smtpMail({ server, from }: MailSettings): Mail {
  const transport = transportTo(server);
  return {
    async send(letter) {
      const { to, subject, text, html, attachments = [], key } = letter;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(html && { html }),
          headers: headersOf(letter),
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: bytes,
          })),
          ...(key && { messageId: messageId(key, to, from) }),
        });
      } catch (error) {
        throw new NotSent('The mail server', reasonOf(error));
      }
    },
  };
}
