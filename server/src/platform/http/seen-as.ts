import { isEmail, maskEmail } from '@plyhaat/contract/core/email';
import type { Endpoint } from '@plyhaat/contract/core/endpoint';
import { maskPhone } from '@plyhaat/contract/core/phone';
import { audit } from '../audit.ts';
import { EMAIL_IN_TEXT, NUMBER_IN_TEXT } from '../contact-patterns.ts';
import type { Deps } from '../deps.ts';
import type { Member } from './access.ts';

/** Each call of staff who see as a member is a row of the audit log, written before it is answered. */
export async function noteSeenAs({ db }: Deps, member: Member | null, { method, path }: Endpoint): Promise<void> {
  if (!member?.actorId) return;
  await audit(db, {
    actorId: member.actorId,
    action: 'see_as_read',
    subjectKind: 'member',
    subjectId: member.id,
    after: { call: `${method} ${path}` },
  });
}

const NUMBER_NAME = /phone|mobile|whatsapp|landline/i;
const EMAIL_NAME = /email/i;
const DOCUMENT_FIELD = /document|certificate|attachment/i;
/** An address by which a private file is read. */
const SIGNED = /[?&]signature=/;

function maskText(name: string, text: string): string {
  if (SIGNED.test(text) || DOCUMENT_FIELD.test(name)) return '';
  if (text && NUMBER_NAME.test(name)) return maskPhone(text);
  if (EMAIL_NAME.test(name) && isEmail(text)) return maskEmail(text);
  return text.replace(NUMBER_IN_TEXT, maskPhone).replace(EMAIL_IN_TEXT, maskEmail);
}

function masked(name: string, value: unknown): unknown {
  if (typeof value === 'string') return maskText(name, value);
  if (Array.isArray(value)) return DOCUMENT_FIELD.test(name) ? [] : value.map((item) => masked(name, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, masked(key, item)]));
}

/** A reply with its phone numbers and e-mail addresses masked, and without documents and private files. */
export const withoutContacts = (reply: object): object => masked('', reply) as object;
