import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FacetValue } from '#ui/filters/FacetFilter.tsx';
import type { Choice } from '../shop.address.ts';
import type { Browse } from './browse.ts';
import { toggledCategory } from './chosen-filters.ts';
import { type Choosing, FactLink } from './FactLink.tsx';
import { useChoices } from './Filters.tsx';
import { limitsOffered, SqftLimit } from './SqftFilter.tsx';

const KINDS = ['thickness', 'grade'] as const satisfies Choice[];
const OF_A_KIND = 3;

const commonest = <V extends FacetValue>(values: readonly V[]): V[] =>
  values.toSorted((a, b) => b.count - a.count).slice(0, OF_A_KIND);

/** The likeliest next choices in one row on small screens, where the others are behind a button; `kinds` on all. */
export function QuickFilters({ browse, kinds }: { browse: Browse; kinds: ReactNode }) {
  const { t } = useLingui();
  const { links, limits, choosing } = useLikeliest(browse);
  const isEmpty = links.length + limits.length === 0;
  if (isEmpty && !kinds) return null;
  return (
    <div className="scrollbar-none flex gap-2 overflow-x-auto py-1 max-lg:-mx-gutter max-lg:px-gutter lg:overflow-visible">
      {kinds}
      {!isEmpty && (
        <ul aria-label={t`Suggested filters`} className="fact-list *:flex-none lg:hidden">
          {links.map((link) => (
            <li key={`${link.name} ${link.value}`}>
              <FactLink {...choosing} {...link} chosen={false} />
            </li>
          ))}
          {limits.map(({ max, count }) => (
            <li key={max}>
              <SqftLimit {...choosing} quick max={max} count={count} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useLikeliest({ list, address, fixed, go, hrefFor }: Browse) {
  const { categories, facts, capped } = useChoices(list.data);
  const choosing: Choosing = { address, fixed, capped, onChange: go, hrefFor };
  if (!facts || !list.data || list.data.total <= 1) return { links: [], limits: [], choosing };
  const kinds = address.categories.length === 0 ? commonest(categories.filter(({ parentId }) => !parentId)) : [];
  const limits = address.maxSqft === undefined ? limitsOffered(facts.sqft, address).slice(-OF_A_KIND) : [];
  const links = [
    ...kinds.map(({ _id, name: label, count }) => ({
      ...{ label, count, name: 'categories' as const, value: _id },
      patch: { categories: toggledCategory([], _id, categories) },
    })),
    ...KINDS.flatMap((name) =>
      address[name].length > 0
        ? []
        : commonest(facts[name]).map(({ _id, name: label, count }) => ({
            ...{ label, count, name, value: _id },
            patch: { [name]: [_id] },
          })),
    ),
  ];
  return { links, limits, choosing };
}
