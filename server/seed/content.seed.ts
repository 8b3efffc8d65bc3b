import type pg from 'pg';
import { blogPosts, videos } from '#modules/content/content.tables.ts';
import { sanitise } from '#modules/content/sanitise.ts';
import { idOf } from '#platform/db/id.ts';
import { slugify } from '#platform/slug.ts';
import { type Article, articleHtml } from './blog/article.ts';
import { BUSINESS } from './blog/business.ts';
import { BUYING } from './blog/buying.ts';
import { CRAFT } from './blog/craft.ts';
import { MATERIALS } from './blog/materials.ts';
import { copyInto } from './copy.ts';
import { filmPath, posterPath, type SeedFilm } from './films.seed.ts';
import type { Random } from './random.ts';
import { VIDEOS } from './videos.data.ts';

const DAY = 86_400_000;
const DAYS_BETWEEN_POSTS = 14;
const DAYS_BETWEEN_VIDEOS = 17;

/** One of each shelf in turn, as a year of writing would bring them. */
const inTurn = (shelves: readonly (readonly Article[])[]): Article[] =>
  Array.from({ length: Math.max(...shelves.map(({ length }) => length)) }, (_, turn) =>
    shelves.flatMap((shelf) => shelf[turn] ?? []),
  ).flat();

/** Posts appear on a morning, not all at one hour. */
const before = (at: Date, days: number, own: Random): Date => new Date(at.getTime() - (days + own.next() * 0.4) * DAY);

async function seedPosts(client: pg.ClientBase, random: Random, at: Date): Promise<void> {
  await copyInto(
    client,
    blogPosts,
    ['id', 'slug', 'name', 'excerpt', 'body', 'category', 'image', 'tags', 'isPublished', 'createdAt', 'updatedAt'],
    inTurn([BUYING, MATERIALS, CRAFT, BUSINESS]).map(({ text, picture, name, ...article }, place) => {
      const createdAt = before(at, 1 + place * DAYS_BETWEEN_POSTS, random.fork(name));
      return {
        ...article,
        id: idOf('blog post', name),
        slug: slugify(name),
        name,
        body: sanitise(articleHtml(text)),
        image: `demo/${picture}.webp`,
        tags: [...article.tags],
        isPublished: true,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}

async function seedVideos(client: pg.ClientBase, random: Random, films: readonly SeedFilm[], at: Date): Promise<void> {
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
      'duration',
      'viewCount',
      'likeCount',
      'isPublished',
      'createdAt',
      'updatedAt',
    ],
    VIDEOS.map(({ film, ...video }, place) => {
      const own = random.fork(film);
      const createdAt = before(at, 3 + place * DAYS_BETWEEN_VIDEOS, own);
      const found = films.find(({ file }) => file === `videos/${film}.mp4`);
      const viewCount = own.int(240, 9000);
      return {
        ...video,
        id: idOf('video', film),
        url: filmPath('videos', film),
        thumbnail: posterPath('videos', film),
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
  films: readonly SeedFilm[],
  at: Date,
): Promise<void> {
  await seedPosts(client, random.fork('blog'), at);
  await seedVideos(client, random.fork('videos'), films, at);
}
