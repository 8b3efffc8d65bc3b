type NamedCategory = { readonly id: string; readonly name: string; readonly parentId: string | null };

const keyOf = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

/** A merged category and its target with the same name count as one. */
const onlyOne = (found: readonly NamedCategory[]) =>
  new Set(found.map(({ id }) => id)).size === 1 ? found[0] : undefined;

/** The narrowest category that a row names: by both names, by 'Plywood > BWP/Marine', or by one that is clear by itself. */
export function findCategory(
  all: readonly NamedCategory[],
  category: string,
  subcategory: string,
): NamedCategory | undefined {
  const [first = '', second = ''] = category.includes('>') ? category.split('>') : [category, subcategory];
  const named = (name: string) => all.filter((one) => keyOf(one.name) === keyOf(name));
  const parents = named(first).filter(({ parentId }) => parentId === null);
  if (keyOf(second) === '') {
    if (parents.length > 0) return parents[0];
    return onlyOne(named(first));
  }
  const children = named(second).filter(({ parentId }) => parentId !== null);
  if (keyOf(first) === '') return onlyOne(children);
  return children.find(({ parentId }) => parents.some(({ id }) => id === parentId));
}
