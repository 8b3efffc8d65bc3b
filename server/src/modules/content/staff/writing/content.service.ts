import type { PostForm } from '@plyhaat/contract/content/post-form';
import { LONGEST_EXCERPT } from '@plyhaat/contract/content/post-form';
import { slugTaken } from '@plyhaat/contract/content/staff/writing';
import { claimMedia } from '#modules/media/media.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError } from '#platform/http/failure.ts';
import { slugify } from '#platform/slug.ts';
import { isSlugTaken, type PostContent } from './posts.sql.ts';

export const claimOf = (postId: string): string => `post:${postId}`;

const LONGEST_SLUG = 90;
const MOST_TRIES = 100;

/** The typed slug, or a free one made from the title; a post keeps a slug that it has already. */
async function slugFor(db: Db, postId: string, { slug, name }: PostForm): Promise<string> {
  if (slug && (await isSlugTaken(db, slug, postId)))
    throw new AppError(slugTaken, { fields: { slug: slugTaken.message } });
  if (slug) return slug;
  const made = slugify(name).slice(0, LONGEST_SLUG).replace(/-$/, '') || 'post';
  for (let at = 1; at < MOST_TRIES; at++) {
    const tried = at === 1 ? made : `${made}-${at}`;
    if (!(await isSlugTaken(db, tried, postId))) return tried;
  }
  throw new AppError(slugTaken, { fields: { slug: slugTaken.message } });
}

const EXCERPT_LETTERS = 200;

/** The beginning of the text, up to the end of a word. */
function beginningOf(body: string): string {
  const words = body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= EXCERPT_LETTERS) return words;
  return `${words.slice(0, EXCERPT_LETTERS).replace(/\s\S*$/, '')}…`.slice(0, LONGEST_EXCERPT);
}

const OWN_PICTURES = /<img [^>]*?src="\/api\/uploads\/([^"?]+)/g;

/**
 * The post's pictures become its own, for every version of it: they are let go when it is deleted. They belong to no
 * one member, so that colleagues may edit the post and it outlives its author's account.
 */
async function claimPictures(db: Db, editorId: string, postId: string, image: string | null, body: string) {
  const inside = [...body.matchAll(OWN_PICTURES)].map(([, path = '']) => path);
  const refs = [...new Set([...(image ? [image] : []), ...inside])];
  const rows = await claimMedia(db, editorId, refs, claimOf(postId), { open: true, uses: ['content'], shared: true });
  return image ? (rows[0]?.path ?? '') : '';
}

/** What the editor sent as it is stored: the HTML cleaned, the pictures claimed, the address free. */
export async function storable(db: Db, editorId: string, postId: string, form: PostForm): Promise<PostContent> {
  const { sanitise } = await import('../../sanitise.ts');
  const body = sanitise(form.description);
  return {
    slug: await slugFor(db, postId, form),
    name: form.name,
    excerpt: form.excerpt || beginningOf(body),
    body,
    source: form.source,
    category: form.category,
    image: await claimPictures(db, editorId, postId, form.image, body),
    tags: [...new Set(form.tags.map((tag) => tag.toLowerCase()))],
  };
}
