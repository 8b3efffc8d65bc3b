import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { categoryList } from '#features/catalog/catalog.queries.ts';
import { chipClass } from '#ui/display/Chip.tsx';

/** Nothing was typed yet. */
export function SearchStart() {
  const { t } = useLingui();
  const { data } = useQuery(categoryList());
  return (
    <section>
      <h1 className="text-head">
        <Trans>Search</Trans>
      </h1>
      <p className="mt-1 text-ink-2">
        <Trans>
          Type a product, a thickness, a brand or a seller into the box above, in English or Hindi: 18mm marine ply,
          सनमाइका, 8x4.
        </Trans>
      </p>
      <ul aria-label={t`Categories`} className="mt-6 flex flex-wrap gap-2.5">
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
