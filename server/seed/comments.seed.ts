import { isBuyer } from '@plyhaat/contract/core/roles';
import { HOUR_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { blogComments, blogLikes } from '#modules/content/comments.tables.ts';
import { idOf } from '#platform/db/id.ts';
import { postId } from './blog/article.ts';
import { ON_POSTS, WAITING } from './comments.data.ts';
import { copyInto } from './copy.ts';
import { memberId } from './member-id.ts';
import type { People } from './members.seed.ts';
import type { Random } from './random.ts';

const [FEWEST_LIKES, MOST_LIKES] = [6, 48];

const commentId = (post: string, text: string): string => idOf('comment', `${post}/${text}`);
/** The comments of the demo marketplace, so that they can be moved on with their posts. */
export const COMMENT_IDS: readonly string[] = [
  ...Object.entries(ON_POSTS).flatMap(([post, comments]) =>
    comments.flatMap(({ text, answers = [] }) => [text, ...answers].map((words) => commentId(post, words))),
  ),
  ...WAITING.map(([post, text]) => commentId(post, text)),
];

type Posted = { readonly id: string; readonly name: string; readonly createdAt: Date };

/** Comments with their answers, a few that wait for staff, and likes: all by buyers. */
export async function seedComments(
  client: pg.ClientBase,
  random: Random,
  { people }: Pick<People, 'people'>,
  posts: readonly Posted[],
  at: Date,
): Promise<void> {
  const readers = people.filter(({ role }) => isBuyer(role)).map(({ slug }) => memberId(slug));
  const row = (post: Posted, text: string, createdAt: Date, parentId: string | null = null) => ({
    id: commentId(post.name, text),
    blogId: post.id,
    parentId,
    authorId: random.pick(readers),
    text,
    state: 'APPROVED' as 'APPROVED' | 'PENDING',
    decidedAt: createdAt as Date | null,
    createdAt,
  });
  const after = (from: Date, hours: number) =>
    new Date(Math.min(at.getTime() - HOUR_MS, from.getTime() + (1 + random.next() * hours) * HOUR_MS));
  const approved = posts.flatMap((post) =>
    (ON_POSTS[post.name] ?? []).flatMap(({ text, answers = [] }) => {
      const comment = row(post, text, after(post.createdAt, 90));
      return [comment, ...answers.map((words) => row(post, words, after(comment.createdAt, 20), comment.id))];
    }),
  );
  const waiting = WAITING.map(([name, text]) => ({
    ...row({ id: postId(name), name, createdAt: at }, text, new Date(at.getTime() - random.int(2, 20) * HOUR_MS)),
    state: 'PENDING' as const,
    decidedAt: null,
  }));
  await copyInto(
    client,
    blogComments,
    ['id', 'blogId', 'parentId', 'authorId', 'text', 'state', 'decidedAt', 'createdAt'],
    [...approved, ...waiting],
  );
  await copyInto(
    client,
    blogLikes,
    ['memberId', 'blogId', 'createdAt'],
    posts.flatMap((post) =>
      random
        .some(readers, Math.min(readers.length, random.int(FEWEST_LIKES, MOST_LIKES)))
        .map((reader) => ({ memberId: reader, blogId: post.id, createdAt: after(post.createdAt, 200) })),
    ),
  );
}
