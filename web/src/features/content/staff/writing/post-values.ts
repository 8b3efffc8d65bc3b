import { PostForm, type SaveAs } from '@plyhaat/contract/content/post-form';
import type { EditedPost } from '@plyhaat/contract/content/staff/writing';
import { readPlainly } from '@plyhaat/contract/core/plain-refusal';
import type { UseFormReturn } from 'react-hook-form';
import { type FormFile, refsOf, storedFile } from '#forms/uploads/form-file.ts';
import { htmlOf, readDocument, sourceOf } from './editor/document.ts';
import type { PostBody } from './writing.queries.ts';

export type PostValues = {
  name: string;
  slug: string;
  excerpt: string;
  category: string;
  /** With commas between them. */
  tags: string;
  image: FormFile[];
  /** The editor's document as JSON. */
  source: string;
  uploading: boolean;
};
export type PostFormState = UseFormReturn<PostValues>;

export const emptyPost = (): PostValues => ({
  name: '',
  slug: '',
  excerpt: '',
  category: '',
  tags: '',
  image: [],
  source: sourceOf(readDocument(null, '')),
  uploading: false,
});

/** `coverName` is what its cover is called in the form. */
export const valuesOf = (post: EditedPost, coverName: string): PostValues => ({
  name: post.name,
  slug: post.slug,
  excerpt: post.excerpt,
  category: post.category,
  tags: post.tags.join(', '),
  image: post.image ? [storedFile(post.image, post.picture, coverName)] : [],
  source: sourceOf(readDocument(post.source, post.description)),
  uploading: false,
});

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter(Boolean);

export type Saving = { readonly saveAs: SaveAs; readonly publishAt?: string };

export const bodyOf = ({ source, tags, image, uploading: _, ...typed }: PostValues, saving: Saving): PostBody => ({
  ...typed,
  ...saving,
  tags: tagsIn(tags),
  image: refsOf(image)[0] ?? null,
  description: htmlOf(source),
  source,
});

/** The contract's own rules: what they say, by the field of the form that shows it. */
export function faultsOf(body: PostBody): Readonly<Record<string, string>> {
  const parsed = readPlainly(PostForm, body);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [fieldOf(String(path[0])), message]));
}

export const fieldOf = (name: string): string => (name === 'description' ? 'source' : name);
