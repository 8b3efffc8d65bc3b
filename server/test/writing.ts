import { eq, sql } from 'drizzle-orm';
import { auditLog } from '#platform/db/platform.tables.ts';
import type { Caller, TestApp } from './app.ts';
import { someMember } from './builders.ts';

export const POST = {
  name: 'Reading the edge of a board',
  category: 'Materials',
  description: '<p>Look at the edge first. It tells more than the face.</p>',
  source: '{"type":"doc"}',
};

/** Two of the staff and what they do with posts. */
export async function writersOf(app: TestApp) {
  const admin = await someMember(app.db, { role: 'ADMIN', name: 'Farida Merchant' });
  const subadmin = await someMember(app.db, { role: 'SUBADMIN', name: 'Ravi Nambiar' });
  return {
    admin,
    subadmin,
    write: async (over: object = {}, who: Caller = admin) =>
      (await app.post('/admin/blog', { ...POST, ...over }, who)).json(),
    rewrite: (post: { _id: string; version: number }, over: object = {}, who: Caller = admin) =>
      app.patch(`/admin/blog/${post._id}`, { ...POST, version: post.version, ...over }, who),
    /** The names that readers find, as one process tells them. */
    names: async (from: TestApp = app): Promise<string[]> =>
      (await from.get('/blog')).json().data.map(({ name }: { name: string }) => name),
    /** What the log says of a post: the action and who did it. */
    audited: async (id: string) =>
      (await app.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.at, auditLog.id)).map(
        ({ action, actorId }) => [action, actorId],
      ),
    clear: async () => {
      await app.db.execute(sql`truncate blog_posts cascade`);
      app.deps.cache.forget(['blog']);
    },
  };
}
