import { createTransport } from 'nodemailer';
import type { Mail, MailSettings } from './mail.ts';
import { NotSent } from './provider.ts';

const PATIENCE_MS = 10_000;
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Any mail server that speaks SMTP; beyond this machine only when the line is encrypted. */
export function smtpMail({ server, from }: MailSettings): Mail {
  const { protocol, hostname, port, username, password } = new URL(server);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
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
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        throw new NotSent('The mail server', [code, responseCode].filter(Boolean).join(' '));
      }
    },
  };
}
