import type { QueryClient } from '@tanstack/react-query';
import { nestedCategories } from './categories.queries.ts';

/** 'Home & Garden', 'home and garden' and 'home-garden' are one. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .join('-');

/** The slug of the category that a word names by id, slug or name, main ones first; nothing where it may be several. */
export async function slugNamed(queries: QueryClient, word: string): Promise<string | undefined> {
  const asked = folded(word);
  if (asked === '') return undefined;
  const { data: main } = await queries.ensureQueryData(nestedCategories());
  const all = [...main, ...main.flatMap(({ subCategoryArr }) => subCategoryArr)];
  const bySlug = all.find(({ _id, slug }) => _id === asked || slug === asked);
  if (bySlug) return bySlug.slug;
  const named = (among: readonly { name: string; slug: string }[]) =>
    among.filter(({ name }) => folded(name) === asked);
  const [first, ...others] = [named(main), named(all)].find(({ length }) => length > 0) ?? [];
  return others.length === 0 ? first?.slug : undefined;
}
