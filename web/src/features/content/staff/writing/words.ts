import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PostStatus, WrittenPost } from '@plyhaat/contract/content/staff/writing';
import { formatMoment } from '@plyhaat/contract/core/dates';
import type { BadgeTone } from '#ui/display/Badge.tsx';

export const STATUS_NAMES: Readonly<Record<PostStatus, MessageDescriptor>> = {
  draft: msg`Draft`,
  scheduled: msg`Scheduled`,
  published: msg`Published`,
};
export const STATUS_TONES: Readonly<Record<PostStatus, BadgeTone>> = {
  draft: 'plain',
  scheduled: 'wait',
  published: 'ok',
};

export const isPostStatus = (text: string | undefined): text is PostStatus =>
  text !== undefined && Object.hasOwn(STATUS_NAMES, text);

type State = Pick<WrittenPost, 'status' | 'publishAt' | 'hasChanges'>;

/** What readers see, and when that changes. */
export function stateLine({ status, publishAt, hasChanges }: State): MessageDescriptor {
  const when = publishAt ? formatMoment(new Date(publishAt)) : '';
  if (status === 'scheduled') return msg`Readers will see it from ${when}.`;
  if (status === 'draft') return msg`Readers cannot see it yet.`;
  if (when) return msg`Readers see an earlier version until ${when}.`;
  return hasChanges ? msg`Readers see an earlier version: the latest changes are not published.` : msg`Readers see it.`;
}
