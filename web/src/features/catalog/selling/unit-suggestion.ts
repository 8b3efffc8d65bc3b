import type { listNestedCategories } from '@plyhaat/contract/catalog/categories';
import { type UnitName, unitOf } from '@plyhaat/contract/catalog/unit-name';
import type { ReplyOf } from '@plyhaat/contract/core/endpoint';
import type { ProductFormState, Values } from './product-values.ts';

type Tree = ReplyOf<typeof listNestedCategories>['data'];
type Chosen = Pick<Values, 'parentId' | 'childId'>;

/** What one of the chosen category is usually called; null before one is chosen. */
function suggestedBy(tree: Tree, { parentId, childId }: Chosen): UnitName | null {
  const parent = tree.find(({ _id }) => _id === parentId);
  const child = parent?.subCategoryArr.find(({ _id }) => _id === childId);
  return child?.unitName ?? parent?.unitName ?? null;
}

/** Another category suggests another name, unless the seller has chosen one (CAT-25). */
export function suggestUnit(form: ProductFormState, tree: Tree, next: Chosen): void {
  const { unitName, ...before } = form.getValues();
  if (unitName === '' || unitName === suggestedBy(tree, before))
    form.setValue('unitName', suggestedBy(tree, next) ?? '');
}

/** What buyers read with what the form says now. */
export const unitShown = (tree: Tree, values: Chosen & Pick<Values, 'unitName'>): UnitName =>
  unitOf(values.unitName || null, suggestedBy(tree, values));
