import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { dropCached } from '#platform/cache/cache.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/jobs/events.ts';
import { reviewable } from '#platform/review/decide.ts';
import { commentDecided } from '../content.events.ts';
import { countQueue, lockComment, type QueuedComment, selectQueue, selectQueued, setState } from './comments.sql.ts';

const LONGEST_TITLE = 80;
const shortened = (text: string) => (text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE - 1)}…` : text);

const itemOf = (row: QueuedComment): Omit<ReviewItem, 'kind'> => ({
  _id: row.id,
  version: row.version,
  status: row.status,
  title: shortened(row.text),
  about: `${row.parentId ? 'Answer' : 'Comment'} on ${row.post}`,
  picture: row.picture,
  owner: { _id: row.ownerId, slug: row.ownerSlug, name: row.ownerName },
  submittedAt: row.submittedAt,
  reason: row.reason,
});

/** Publishes or hides a comment and notifies its author. */
async function settle(db: Db, comment: QueuedComment, reason: string | null): Promise<void> {
  await setState(db, comment.id, reason === null ? 'APPROVED' : 'REJECTED', reason);
  const { id, ownerId, post, slug } = comment;
  await announce(db, commentDecided, { commentId: id, authorId: ownerId, post, slug, reason });
  await dropCached(db, ['comments', 'blog']);
}

async function lock(db: Db, id: string): Promise<QueuedComment | undefined> {
  await lockComment(db, id);
  return selectQueued(db, id);
}

/** Takes an approved comment from its readers, as when staff agree with a report of it. */
export async function withdrawComment(db: Db, id: string, reason: string): Promise<void> {
  const comment = await lock(db, id);
  if (comment?.status === 'APPROVED') await settle(db, comment, reason);
}

export const commentReviews = reviewable<QueuedComment>({
  kind: 'comment',
  count: countQueue,
  list: async ({ db }, page) => (await selectQueue(db, page)).map(itemOf),
  async read({ db }, id) {
    const row = await selectQueued(db, id);
    if (!row) return undefined;
    return {
      ...itemOf(row),
      public: null,
      pending: {
        fields: [
          { label: 'Comment', value: row.text },
          { label: 'Post', value: row.post },
        ],
        pictures: [],
      },
      differs: [],
      warnings: /https?:|www\./i.test(row.text) ? ['It holds a link.'] : [],
      link: `/blog/${row.slug}`,
    };
  },
  lock,
  approve: (db, comment) => settle(db, comment, null),
  reject: (db, comment, { reason }) => settle(db, comment, reason),
});
