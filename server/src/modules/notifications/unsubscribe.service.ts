import { unsubscribeLinkInvalid } from '@plyhaat/contract/content/content';
import { isUuid } from '@plyhaat/contract/core/uuid';
import { MAIL_GROUP_LABELS, MAIL_GROUPS, type MailGroup } from '@plyhaat/contract/notifications/mail-groups';
import { endMailGroup } from '#modules/identity/identity.ts';
import type { Deps } from '#platform/deps.ts';
import { AppError } from '#platform/http/failure.ts';
import { subjectOf, unsubscribeToken } from '#platform/messages/unsubscribe.token.ts';
import { selectReader } from './mails.sql.ts';

type Context = Pick<Deps, 'db' | 'settings'>;

/** Where mail programs post and readers click. */
export const unsubscribeLink = ({ settings }: Pick<Deps, 'settings'>, memberId: string, group: MailGroup): string =>
  `${settings.publicUrl}/api/notifications/unsubscribe?token=${unsubscribeToken(settings, `${memberId}:${group}`)}`;

/** The screen with the button, because mail programs open links before their readers do. */
export const pageOf = (token: string, done?: 'done'): string =>
  `/notifications/unsubscribe?${new URLSearchParams({ token, ...(done && { done: 'true' }) })}`;

function namedBy({ settings }: Context, token: string) {
  const [memberId = '', name = ''] = subjectOf(settings, token)?.split(':') ?? [];
  const group = MAIL_GROUPS.find((candidate) => candidate === name);
  if (!isUuid(memberId) || !group) throw new AppError(unsubscribeLinkInvalid);
  return { memberId, group };
}

export async function readGroup(context: Context, token: string) {
  const { memberId, group } = namedBy(context, token);
  const reader = await selectReader(context.db, memberId);
  const isOn = reader !== undefined && !reader.mailGroupsOff.includes(group);
  return { data: { group, label: MAIL_GROUP_LABELS[group], isOn } };
}

export async function leaveGroup(context: Context, token: string): Promise<string> {
  const { memberId, group } = namedBy(context, token);
  await endMailGroup(context.db, memberId, group);
  return `You will no longer get these e-mails: ${MAIL_GROUP_LABELS[group]}.`;
}
