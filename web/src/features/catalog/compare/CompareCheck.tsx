import { Trans } from '@lingui/react/macro';
import { classes } from '#ui/classes.ts';
import { useHydrated } from '#ui/hydrated.ts';
import type { PutAside } from '../put-aside.ts';
import { MOST_COMPARED, toggleCompared, useCompared } from './compared.ts';

type Props = {
  product: PutAside;
  className?: string;
  /** On a picture: small to the eye, as large as ever to the finger. */
  small?: boolean;
};

/** Drawn in the browser alone, where the choice lives. */
export function CompareCheck({ product, className, small = false }: Props) {
  const all = useCompared();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const on = all.some(({ _id }) => _id === product._id);
  return (
    <label
      className={classes(
        'flex cursor-pointer items-center rounded font-semibold text-meta has-disabled:cursor-not-allowed has-disabled:text-ink-3 print:hidden',
        small ? 'min-h-6 gap-1 px-1.5 after:absolute after:-inset-2.5 after:-z-1' : 'min-h-11 gap-2 px-2',
        className,
      )}
    >
      <input
        type="checkbox"
        checked={on}
        disabled={!on && all.length === MOST_COMPARED}
        onChange={() => toggleCompared(product)}
        className={classes('check-box', small && 'scale-80')}
      />
      <span>
        <Trans>Compare</Trans> <span className="sr-only">{product.name}</span>
      </span>
    </label>
  );
}
