import { CATEGORY_TREE } from '#modules/catalog/reference/categories.reference.ts';
import { childSlug } from '#modules/catalog/reference/reference.sql.ts';
import { slugify } from '#platform/slug.ts';
import type { BrandRow } from '../brands.data.ts';
import type { Seller } from '../sellers.ts';
import { FAMILIES } from './families.ts';
import type { Line } from './line.ts';

export type Offer = { readonly seller: Seller; readonly brand: BrandRow };

/** A level-2 category with what it sells, and who sells it under which brand. */
export type CategoryPlan = {
  readonly subject: string;
  readonly categorySlug: string;
  readonly line: Line;
  readonly offers: readonly Offer[];
};

function offersOf(subject: string, sellers: readonly Seller[], brands: readonly BrandRow[]): Offer[] {
  const family = subject.slice(0, subject.indexOf('/'));
  const makes = ({ categories, only = [] }: BrandRow) => {
    const choice = only.filter((name) => name.startsWith(`${family}/`));
    return categories.split(' ').includes(family) && (choice.length === 0 || choice.includes(subject));
  };
  const fitting = brands.filter(makes);
  return sellers
    .filter((seller) => seller.categories.includes(family))
    .flatMap((seller) =>
      fitting.filter((brand) => seller.brands.includes(brand.name)).map((brand) => ({ seller, brand })),
    );
}

export function categoryPlans(sellers: readonly Seller[], brands: readonly BrandRow[]): CategoryPlan[] {
  return CATEGORY_TREE.flatMap(({ slug, children }) =>
    children.map((child) => {
      const key = slugify(child);
      const subject = `${slug}/${key}`;
      const line = FAMILIES[slug]?.[key];
      if (!line) throw new Error(`nothing is written about ${subject}`);
      const offers = offersOf(subject, sellers, brands);
      if (offers.length === 0) throw new Error(`nobody sells ${subject}`);
      return { subject, categorySlug: childSlug(slug, child), line, offers };
    }),
  );
}

/**
 * How many products each plan gets: by its share, at least two, and no more than it has pictures while the pictures
 * last. Asked for more than that, every plan repeats its pictures.
 */
export function quotas(
  count: number,
  categoryPlans: readonly CategoryPlan[],
  available: (subject: string) => number,
): number[] {
  const shares = categoryPlans.reduce((sum, { line }) => sum + line.share, 0);
  const pictures = categoryPlans.map(({ subject }) => available(subject));
  const enough = pictures.reduce((sum, n) => sum + n, 0) >= count;
  const most = (plan: number) => (enough ? (pictures[plan] ?? 0) : Number.POSITIVE_INFINITY);
  const wanted = categoryPlans.map(({ line }, plan) =>
    Math.min(most(plan), Math.max(2, Math.round((count * line.share) / shares))),
  );
  let left = count - wanted.reduce((sum, n) => sum + n, 0);
  while (left !== 0) {
    const step = Math.sign(left);
    const before = left;
    for (let plan = 0; plan < wanted.length && left !== 0; plan++) {
      const next = (wanted[plan] ?? 0) + step;
      if (next < (step < 0 ? 2 : 0) || next > most(plan)) continue;
      wanted[plan] = next;
      left -= step;
    }
    if (left === before) break;
  }
  return wanted;
}
