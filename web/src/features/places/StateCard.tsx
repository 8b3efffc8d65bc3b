import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { State } from '@plyhaat/contract/places/places';
import { Link } from '@tanstack/react-router';
import type * as z from 'zod/mini';

/** A state with sellers, and the way to them. */
export function StateCard({ state: { _id, code, name, sellersCount } }: { state: z.infer<typeof State> }) {
  const { t } = useLingui();
  return (
    <Link to="/sellers" search={{ state: _id }} className="card flex h-full items-center gap-3 p-3">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded bg-sunken font-heavy text-teak-ink text-ui"
      >
        {code}
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold text-ink text-ui">{name}</span>{' '}
        <span className="block text-ink-3 text-meta">
          {t`${plural(sellersCount, { one: '1 seller', other: `${sellersCount} sellers` })}`}
        </span>
      </span>
    </Link>
  );
}
