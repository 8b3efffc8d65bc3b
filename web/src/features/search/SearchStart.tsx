import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { chipClass } from '#ui/display/Chip.tsx';
import * as TEXTS from './texts.ts';

/** Nothing was typed yet. */
export function SearchStart() {
  const { data } = useQuery(categoryList());
  return (
    <section>
      <h1 className="text-head">{TEXTS.search}</h1>
      <p className="mt-1 text-ink-2">{TEXTS.typeAProductA}</p>
      <ul aria-label={TEXTS.categories} className="mt-6 flex flex-wrap gap-2.5">
        {data?.data.map(({ _id, slug, name }) => (
          <li key={_id}>
            <Link to="/category/$slug" params={{ slug }} className={chipClass()}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
