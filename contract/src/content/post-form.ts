import * as z from 'zod/mini';
import { OptionalFile, requiredText } from '../core/fields.ts';
import { listOfAtMost } from '../core/lists.ts';
import { momentField } from '../core/moments.ts';

export const POST_NEEDS = {
  name: 'Please enter a title',
  category: 'Please enter a category',
  description: 'Please write the post first',
  publishAt: 'Please choose a date and time',
  future: 'Please choose a time in the future',
  slug: 'Please use small letters, digits and single dashes',
} as const;

export const LONGEST_POST = 200_000;
export const LONGEST_EXCERPT = 300;
const MOST_TAGS = 10;
const LONGEST_SOURCE = 600_000;
/** The post twice, as HTML and as the editor's document, and its fields. */
export const MOST_POST_BYTES = 1024 * 1024;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, `Please use at most ${most} characters`));

/** `draft` changes nothing that readers see, `publish` shows the post at once, `schedule` at `publishAt`. */
export const SaveAs = z.enum(['draft', 'publish', 'schedule']);
export type SaveAs = z.infer<typeof SaveAs>;

const fields = {
  name: requiredText(POST_NEEDS.name, 200),
  /** Made of the title where it is empty. */
  slug: text(100).check(z.refine((slug) => slug === '' || SLUG.test(slug), POST_NEEDS.slug)),
  /** The beginning of the post where it is empty. */
  excerpt: text(LONGEST_EXCERPT),
  category: text(100),
  tags: listOfAtMost(requiredText('Please enter a tag', 40), MOST_TAGS),
  image: OptionalFile,
  /** The body as HTML; it is cleaned before it is stored. */
  description: text(LONGEST_POST),
  /** The editor's document as JSON, stored beside the clean HTML so that nothing is lost between two edits. */
  source: z.nullable(z.string().check(z.maxLength(LONGEST_SOURCE))),
  saveAs: SaveAs,
  publishAt: z.optional(momentField(POST_NEEDS.publishAt)),
};
type Saved = { category: string; description: string; saveAs: SaveAs; publishAt?: string | undefined };

/** Readers never see a post without a category or a body. */
const needed = (name: 'category' | 'description') =>
  z.refine<Saved>((post) => post.saveAs === 'draft' || post[name] !== '', { path: [name], error: POST_NEEDS[name] });

const RULES = [
  needed('category'),
  needed('description'),
  z.refine<Saved>(({ saveAs, publishAt }) => saveAs !== 'schedule' || publishAt !== undefined, {
    path: ['publishAt'],
    error: POST_NEEDS.publishAt,
  }),
  z.refine<Saved>(
    ({ saveAs, publishAt }) => saveAs !== 'schedule' || !publishAt || new Date(publishAt).getTime() > Date.now(),
    { path: ['publishAt'], error: POST_NEEDS.future },
  ),
] as const;

export const PostForm = z
  .object({
    ...fields,
    slug: z._default(fields.slug, ''),
    excerpt: z._default(fields.excerpt, ''),
    category: z._default(fields.category, ''),
    tags: z._default(fields.tags, []),
    image: z._default(fields.image, null),
    description: z._default(fields.description, ''),
    source: z._default(fields.source, null),
    saveAs: z._default(fields.saveAs, 'draft'),
  })
  .check(...RULES);
export type PostForm = z.output<typeof PostForm>;
/** What is not sent stays as the latest version has it, its schedule too; `version` is the one that the editor opened. */
export const PostChange = z.extend(z.partial(z.object(fields)), { version: z.int() });
export type PostChange = z.output<typeof PostChange>;
