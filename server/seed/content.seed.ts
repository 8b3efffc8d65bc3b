import { DAY_MS } from '@plyhaat/contract/core/time-units';
import type pg from 'pg';
import { blogPosts, videos } from '#modules/content/content.tables.ts';
import { sanitise } from '#modules/content/sanitise.ts';
import { idOf } from '#platform/db/id.ts';
import { slugify } from '#platform/slug.ts';
import { type Article, articleHtml, postId } from './blog/article.ts';
import { BUSINESS } from './blog/business.ts';
import { BUYING } from './blog/buying.ts';
import { CRAFT } from './blog/craft.ts';
import { withExtras } from './blog/extras.ts';
import { MATERIALS } from './blog/materials.ts';
import { seedComments } from './comments.seed.ts';
import { copyInto } from './copy.ts';
import type { People } from './members.seed.ts';
import type { Random } from './random.ts';
import { captionsPath, posterPath, type SeedVideo, seedCaptions, videoPath } from './video-files.seed.ts';
import { VIDEOS } from './videos.data.ts';

/** Two years of writing. */
const DAYS_BETWEEN_POSTS = 31;
const DAYS_BETWEEN_VIDEOS = 17;

/** One of each shelf in turn, as years of writing would bring them. */
const inTurn = (shelves: readonly (readonly Article[])[]): Article[] =>
  Array.from({ length: Math.max(...shelves.map(({ length }) => length)) }, (_, turn) =>
    shelves.flatMap((shelf) => shelf[turn] ?? []),
  ).flat();

/** Posts appear on a morning, not all at one hour. */
const before = (at: Date, days: number, own: Random): Date =>
  new Date(at.getTime() - (days + own.next() * 0.4) * DAY_MS);

const videoId = (name: string): string => idOf('video', name);
export const VIDEO_IDS: readonly string[] = VIDEOS.map(({ fileName }) => videoId(fileName));
/** The newest first. */
const ARTICLES = inTurn([BUYING, MATERIALS, CRAFT, BUSINESS]);
export const POST_IDS: readonly string[] = ARTICLES.map(({ name }) => postId(name));

async function seedPosts(client: pg.ClientBase, random: Random, at: Date) {
  const rows = ARTICLES.map(({ text, picture, name, ...article }, place) => {
    const createdAt = before(at, 1 + place * DAYS_BETWEEN_POSTS, random.fork(name));
    return {
      ...article,
      id: postId(name),
      slug: slugify(name),
      name,
      body: sanitise(articleHtml(withExtras(name, text))),
      image: `demo/${picture}.webp`,
      tags: [...article.tags],
      isPublished: true,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await copyInto(
    client,
    blogPosts,
    ['id', 'slug', 'name', 'excerpt', 'body', 'category', 'image', 'tags', 'isPublished', 'createdAt', 'updatedAt'],
    rows,
  );
  return rows;
}

async function seedVideos(client: pg.ClientBase, random: Random, files: readonly SeedVideo[], at: Date): Promise<void> {
  await seedCaptions(
    client,
    VIDEOS.map(({ fileName }) => fileName),
    at,
  );
  await copyInto(
    client,
    videos,
    [
      'id',
      'name',
      'description',
      'category',
      'url',
      'thumbnail',
      'captions',
      'duration',
      'viewCount',
      'likeCount',
      'isPublished',
      'createdAt',
      'updatedAt',
    ],
    VIDEOS.map(({ fileName, ...video }, place) => {
      const own = random.fork(fileName);
      const createdAt = before(at, 3 + place * DAYS_BETWEEN_VIDEOS, own);
      const found = files.find(({ file }) => file === `videos/${fileName}.mp4`);
      const viewCount = own.int(240, 9000);
      return {
        ...video,
        id: videoId(fileName),
        url: videoPath('videos', fileName),
        thumbnail: posterPath('videos', fileName),
        captions: captionsPath(fileName),
        duration: Math.round(found?.duration ?? 0),
        viewCount,
        likeCount: Math.round(viewCount * (0.02 + own.next() * 0.04)),
        isPublished: true,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}

export async function seedContent(
  client: pg.ClientBase,
  random: Random,
  files: readonly SeedVideo[],
  everybody: Pick<People, 'people'>,
  at: Date,
): Promise<void> {
  const posts = await seedPosts(client, random.fork('blog'), at);
  await seedComments(client, random.fork('comments'), everybody, posts, at);
  await seedVideos(client, random.fork('videos'), files, at);
}
