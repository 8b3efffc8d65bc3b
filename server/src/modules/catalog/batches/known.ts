import { identityOf } from '@plyhaat/contract/catalog/price-list/identity';
import type { selectKnown } from './repair.sql.ts';

type Known = Awaited<ReturnType<typeof selectKnown>>[number];
type Identified = { readonly code: string; readonly identity: string };

export const factsOf = ({ name, brand, thickness, size }: Known) => ({
  name,
  brand: brand ?? '',
  thickness: thickness ?? '',
  size: size ?? '',
});

/** How a list compares with what its seller has: what it changes, adds, and does not name (CAT-29). */
export function compared(known: readonly Known[], rows: readonly Identified[], byCode: boolean) {
  const keyOf = (code: string | null, identity: string) => (code ? `#${code.toLowerCase()}` : identity);
  const owned = known.filter(({ code }) => !byCode || code !== null);
  const mine = new Set(owned.map((product) => keyOf(byCode ? product.code : null, identityOf(factsOf(product)))));
  const named = new Set(rows.map(({ code, identity }) => keyOf(code, identity)));
  const changes = [...named].filter((key) => mine.has(key)).length;
  return { changes, fresh: named.size - changes, missing: [...mine].filter((key) => !named.has(key)).length };
}
