import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { classes } from '../classes.ts';

export const crumbClass = 'inline-flex min-h-11 items-center hover:text-teak-ink hover:underline';

/**
 * Links with `crumbClass`; the last child is the page itself and no link. On phones one line, whose end is cut;
 * `tight` leaves the first of three steps out there.
 */
export function Breadcrumb({ tight = false, children }: { tight?: boolean; children: ReactNode }) {
  const { t } = useLingui();
  const steps = Children.toArray(children);
  const first = tight && steps.length > 2 ? 1 : 0;
  return (
    <nav aria-label={t`Breadcrumb`} className="text-ink-2 text-ui md:py-2 print:hidden">
      <ol className="flex items-center gap-x-2 md:flex-wrap">
        {steps.map((step, at) => (
          <li
            key={String(at)}
            className={classes(
              'flex min-h-11 items-center gap-2 whitespace-nowrap last:min-w-0 md:whitespace-normal',
              at < first && 'max-md:hidden',
            )}
          >
            {at > 0 && (
              <ChevronRight
                size={14}
                aria-hidden="true"
                className={classes('flex-none text-ink-3', first > 0 && at <= first && 'max-md:hidden')}
              />
            )}
            {at === steps.length - 1 ? (
              <span aria-current="page" className="text-ink max-md:truncate md:wrap-anywhere">
                {step}
              </span>
            ) : (
              step
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
