import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activeStates } from '#features/sellers/sellers.queries.ts';
import type { Section } from '#shell/later.tsx';
import { Rail } from './Rail.tsx';

export const statesSection: Section = {
  Show: StatesSection,
  load: (queries) => queries.ensureQueryData(activeStates()),
};

function StatesSection() {
  const { data: states } = useSuspenseQuery(activeStates()).data;
  if (states.length === 0) return null;
  const mostSellers = states.toSorted((one, other) => other.sellersCount - one.sellersCount);
  return (
    <Rail label="States" slides="six" title="Sellers by state">
      {mostSellers.map(({ _id, name, code, sellersCount }) => (
        <Link key={_id} to="/sellers" search={{ state: _id }} className={CARD}>
          <span aria-hidden="true" className={CODE}>
            {code}
          </span>
          <span className="min-w-0">
            <b className="block truncate font-semibold text-ink text-ui">{name}</b>
            <span className="text-ink-3 text-meta">{sellersCount === 1 ? '1 seller' : `${sellersCount} sellers`}</span>
          </span>
        </Link>
      ))}
    </Rail>
  );
}

const CARD =
  'flex items-center gap-3 rounded-card border border-line bg-surface p-3 transition-[box-shadow,border-color] duration-200 hover:border-line-2 hover:shadow-card';
const CODE = 'grid size-11 flex-none place-items-center rounded bg-sunken font-heavy text-teak-ink text-ui';
