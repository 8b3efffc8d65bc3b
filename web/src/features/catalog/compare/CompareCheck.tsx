import { classes } from '#ui/classes.ts';

import { useHydrated } from '#ui/hydrated.ts';
import type { PutAside } from '../put-aside.ts';
import { MOST_COMPARED, toggleCompared, useCompared } from './compared.ts';
import * as TEXTS from './texts.ts';

/** Drawn in the browser alone, where the choice lives. */
export function CompareCheck({ product, className }: { product: PutAside; className?: string }) {
  const all = useCompared();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const on = all.some(({ _id }) => _id === product._id);
  return (
    <label
      className={classes(
        'flex min-h-9 cursor-pointer items-center gap-2 rounded px-2 font-semibold text-meta has-disabled:cursor-not-allowed has-disabled:text-ink-3 print:hidden',
        className,
      )}
    >
      <input
        type="checkbox"
        checked={on}
        disabled={!on && all.length === MOST_COMPARED}
        onChange={() => toggleCompared(product)}
        className="check-box"
      />
      <span>
        {TEXTS.compare} <span className="sr-only">{product.name}</span>
      </span>
    </label>
  );
}
