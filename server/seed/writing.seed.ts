import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { blogPosts, videos } from '#modules/content/content.tables.ts';
import { blogRedirects, blogVersions } from '#modules/content/staff/writing/writing.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { idOf } from '#platform/db/id.ts';
import { slugify } from '#platform/slug.ts';
import { type Article, articleHtml } from './blog/article.ts';
import { DRAFT, EMBEDDED, REVISED, SCHEDULED } from './writing.data.ts';

const DAYS_AHEAD = 6;
const postId = (name: string) => idOf('blog post', name);
const SCHEDULED_POST = postId(SCHEDULED.name);

const contentOf = ({ name, category, excerpt, picture, tags, text }: Article) => ({
  slug: slugify(name),
  name,
  excerpt,
  body: articleHtml(text),
  category,
  image: `demo/${picture}.webp`,
  tags: [...tags],
});

/** A post that readers have not seen: its first version, by whoever writes for the demo. */
async function seedUnseen(db: Db, article: Article, editorId: string, at: Date, publishAt: Date | null): Promise<void> {
  const id = postId(article.name);
  const content = contentOf(article);
  const times = { createdAt: at, updatedAt: at };
  await db.insert(blogPosts).values({ id, ...content, publishAt, latestVersion: 1, ...times });
  await db.insert(blogVersions).values({ postId: id, number: 1, ...content, editorId, createdAt: at });
}

/** What readers see is the last version; the ones before had another beginning, and one another address. */
async function seedVersions(db: Db, editorId: string): Promise<void> {
  for (const { name, earlier, formerSlug } of REVISED) {
    const [post] = await db
      .select()
      .from(blogPosts)
      .where(eq(blogPosts.id, postId(name)));
    if (!post) throw new Error(`no post of the demo is called ${name}`);
    const { slug, excerpt, body, category, image, tags, createdAt } = post;
    const version = { postId: post.id, slug, name, excerpt, body, category, image, tags, editorId };
    const before = earlier.map((words, at) => ({
      ...version,
      ...words,
      slug: formerSlug ?? slug,
      number: at + 1,
      createdAt: new Date(createdAt.getTime() - (earlier.length - at) * DAY_MS),
    }));
    const number = before.length + 1;
    await db.insert(blogVersions).values([...before, { ...version, number, createdAt }]);
    await db.update(blogPosts).set({ latestVersion: number, publicVersion: number }).where(eq(blogPosts.id, post.id));
    if (formerSlug) await db.insert(blogRedirects).values({ slug: formerSlug, postId: post.id, createdAt });
  }
}

const videoId = (url: string) => idOf('video', url);
export const EMBEDDED_IDS: readonly string[] = EMBEDDED.map(({ url }) => videoId(url));

const seedEmbedded = (db: Db, at: Date) =>
  db.insert(videos).values(
    EMBEDDED.map(({ picture, ...video }, place) => ({
      ...video,
      id: videoId(video.url),
      thumbnail: `demo/${picture}.webp`,
      createdAt: new Date(at.getTime() - (40 + place * 30) * DAY_MS),
      updatedAt: at,
    })),
  );

export async function seedWriting(client: pg.ClientBase, editorId: string, at: Date): Promise<void> {
  const db = drizzle(client as pg.Client);
  await seedUnseen(db, DRAFT, editorId, new Date(at.getTime() - DAY_MS), null);
  await seedUnseen(db, SCHEDULED, editorId, at, new Date(at.getTime() + DAYS_AHEAD * DAY_MS));
  await seedVersions(db, editorId);
  await seedEmbedded(db, at);
}

/** The demo always has a post that waits: one whose time has come, and that nobody edited, waits again. */
export const scheduleAgain = (db: Db) =>
  db.execute(sql`update ${blogPosts} set is_published = false, public_version = null,
      publish_at = now() + make_interval(days => ${DAYS_AHEAD})
    where id = ${SCHEDULED_POST} and latest_version = 1 and (is_published or publish_at < now())`);
