import { useLingui } from '@lingui/react/macro';
import { FilterRow, facetCount, LongGroup } from '#ui/filters/FacetFilter.tsx';
import { type CategoryChoice, toggledCategory } from './chosen-filters.ts';

type Props = {
  values: readonly CategoryChoice[];
  chosen: readonly string[];
  capped: boolean;
  onChange: (chosen: string[]) => void;
};

/** Parents, and under one that is chosen, or of which a child is, its children. */
export function CategoryFilter({ values, chosen, capped, onChange }: Props) {
  const { t } = useLingui();
  const ids = new Set(values.map(({ _id }) => _id));
  const childrenOf = (id: string) => values.filter(({ parentId }) => parentId === id);
  const isOpen = (id: string) => chosen.includes(id) || childrenOf(id).some((child) => chosen.includes(child._id));
  const row = ({ _id, name, count }: CategoryChoice) => (
    <FilterRow
      name="categories"
      value={_id}
      label={name}
      count={facetCount(count, capped)}
      checked={chosen.includes(_id)}
      onChange={() => onChange(toggledCategory(chosen, _id, values))}
    />
  );
  const parents = values.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  return (
    <LongGroup label={t`Category`} one="category" values={parents} isOpen={isOpen}>
      {(parent) => (
        <>
          {row(parent)}
          {isOpen(parent._id) && (
            <ul aria-label={t`In ${{ name: parent.name }}`} className="mb-1 ml-2.5 border-line border-l pl-4">
              {childrenOf(parent._id).map((child) => (
                <li key={child._id}>{row(child)}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </LongGroup>
  );
}
