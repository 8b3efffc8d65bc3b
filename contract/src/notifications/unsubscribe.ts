import * as z from 'zod/mini';
import { unsubscribeLinkInvalid } from '../content/content.ts';
import { endpoint } from '../core/endpoint.ts';
import { MAIL_GROUPS } from './mail-groups.ts';

/** Of a link in a mail: it names a member and a group of mails, signed. */
const ByToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

export const readMailGroup = endpoint({
  method: 'GET',
  path: '/notifications/unsubscribe',
  access: 'public',
  summary: 'What the link of a mail would end; changes nothing. Browsers are led to the page with the button',
  query: ByToken,
  reply: { data: z.object({ group: z.enum(MAIL_GROUPS), label: z.string(), isOn: z.boolean() }) },
  failures: [unsubscribeLinkInvalid],
});

export const leaveMailGroup = endpoint({
  method: 'POST',
  path: '/notifications/unsubscribe',
  access: 'public',
  summary: 'Ends the group of mails that the link names (RFC 8058 one-click: any body); again changes nothing',
  query: ByToken,
  ignoresBody: true,
  reply: { message: z.string() },
  failures: [unsubscribeLinkInvalid],
});
