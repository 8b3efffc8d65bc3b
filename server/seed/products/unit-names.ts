import type { UnitName } from '@plyhaat/contract/catalog/unit-name';
import { CATEGORY_TREE, SOLD_OTHERWISE } from '#modules/catalog/reference/categories.reference.ts';

/** Glue and polish are sold in what they are filled into. */
const FILLED_INTO: Readonly<Record<string, UnitName>> = {
  '1 kg': 'tin',
  '5 kg': 'bucket',
  '20 kg': 'bucket',
  '50 kg': 'drum',
};

/** What sellers of the demo call one of a product: mostly what the form suggests; of boards many say nothing. */
export function unitNameOf(categorySlug: string, size: string | undefined): UnitName | null {
  const own = SOLD_OTHERWISE[categorySlug]?.unit;
  const family = CATEGORY_TREE.find(({ slug }) => categorySlug.startsWith(`${slug}-`));
  const suggested = own ?? family?.unit ?? null;
  if (family?.slug === 'adhesives' && suggested !== 'bag') return FILLED_INTO[size ?? ''] ?? suggested;
  return suggested !== null && suggested !== 'sheet' ? suggested : null;
}
