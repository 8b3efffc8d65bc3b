import type { Comment, OwnComment, Thread } from '@plyhaat/contract/content/comments';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { members } from '#modules/identity/identity.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { pictureJson } from '#modules/media/pictures.reads.sql.ts';
import type { Db } from '#platform/db/db.ts';
import { only } from '#platform/db/sql.ts';
import { blogComments } from './comments.tables.ts';
import { blogPosts } from './content.tables.ts';
import { moment } from './list.sql.ts';

const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> => (await db.execute(query)).rows as Row[];

/** The public fields of a comment; `name` is its alias in the statement. */
const fields = (name: string): SQL => {
  const [row, author] = [sql.raw(name), sql.raw(`${name}_author`)];
  return sql`'_id', ${row}.id, 'parentId', ${row}.parent_id, 'text', ${row}.text, 'createdAt', ${moment(`${name}.created_at`)},
    'author', json_build_object('_id', ${author}.id, 'name', ${author}.name, 'picture', ${pictureJson(`${name}_file`)})`;
};
const withAuthor = (name: string): SQL => {
  const [row, author, file] = [sql.raw(name), sql.raw(`${name}_author`), sql.raw(`${name}_file`)];
  return sql`join ${members} as ${author} on ${author}.id = ${row}.author_id
    left join ${mediaFiles} as ${file} on ${file}.path = ${author}.profile_image`;
};

/** Most answers that are sent with one comment. */
const MOST_ANSWERS = 100;
const answers = sql`coalesce((
  select json_agg(json_build_object(${fields('answer')}) order by answer.created_at, answer.id)
    from (select * from ${blogComments} where parent_id = comment.id and state = 'APPROVED'
           order by created_at, id limit ${sql.raw(String(MOST_ANSWERS))}) as answer ${withAuthor('answer')}), '[]')`;

type Page = { readonly perPage: number; readonly after?: string | undefined };

/** Approved comments with their answers, newest first, and one more than asked for where there are more. */
export async function selectThreads(db: Db, blogId: string, { perPage, after }: Page): Promise<Thread[]> {
  const before = after
    ? sql`and (created_at, id) < (select created_at, id from ${blogComments} where id = ${after})`
    : sql``;
  const rows = await rowsOf<{ thread: Thread }>(
    db,
    sql`
    select json_build_object(${fields('comment')}, 'replies', ${answers}) as thread
      from (select * from ${blogComments}
             where blog_id = ${blogId} and state = 'APPROVED' and parent_id is null ${before}
             order by created_at desc, id desc limit ${perPage + 1}) as comment ${withAuthor('comment')}
     order by comment.created_at desc, comment.id desc`,
  );
  return rows.map(({ thread }) => thread);
}

const own = (where: SQL) => sql`
  select json_build_object(${fields('comment')}, 'status', comment.state, 'rejectReason', comment.reject_reason) as comment
    from ${blogComments} as comment ${withAuthor('comment')} where ${where}
   order by comment.created_at desc, comment.id desc limit 20`;

/** What a member wrote under a post and others do not see. */
export const selectOwn = async (db: Db, blogId: string, authorId: string): Promise<OwnComment[]> =>
  (
    await rowsOf<{ comment: OwnComment }>(
      db,
      own(sql`comment.author_id = ${authorId} and comment.blog_id = ${blogId} and comment.state <> 'APPROVED'`),
    )
  ).map(({ comment }) => comment);

export const selectSaved = async (db: Db, id: string): Promise<OwnComment> =>
  only(await rowsOf<{ comment: OwnComment }>(db, own(sql`comment.id = ${id}`))).comment;

export async function findPublished(db: Db, blogId: string) {
  const posts = db.select({ id: blogPosts.id, total: blogPosts.commentCount }).from(blogPosts);
  return (await posts.where(and(eq(blogPosts.id, blogId), eq(blogPosts.isPublished, true))))[0];
}

export async function findComment(db: Db, id: string) {
  return (await db.select().from(blogComments).where(eq(blogComments.id, id)))[0];
}

type NewComment = Pick<typeof blogComments.$inferInsert, 'blogId' | 'authorId' | 'text' | 'parentId'>;
export const insertComment = async (db: Db, comment: NewComment): Promise<Comment['_id']> =>
  only(await db.insert(blogComments).values(comment).returning({ id: blogComments.id })).id;

export const removeComment = (db: Db, id: string) => db.delete(blogComments).where(eq(blogComments.id, id));
