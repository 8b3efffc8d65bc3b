import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ApplicationStatus } from '@plyhaat/contract/dealerships/application-form';
import { classes } from '#ui/classes.ts';

const STEPS = [msg`New`, msg`Shortlisted`, msg`Decision`];
const REACHED: Readonly<Record<ApplicationStatus, number>> = {
  new: 0,
  shortlisted: 1,
  accepted: 2,
  rejected: 2,
  withdrawn: -1,
};

/** How far an application has come; one that was withdrawn goes nowhere. */
export function Steps({ status }: { status: ApplicationStatus }) {
  const { t } = useLingui();
  const now = REACHED[status];
  if (now < 0) return null;
  return (
    <ol aria-label={t`Progress`} className="grid w-full grid-cols-3 gap-2 text-meta">
      {STEPS.map((step, at) => (
        <li
          key={t(step)}
          aria-current={at === now ? 'step' : undefined}
          className={classes(
            'border-t-3 pt-2',
            at > now && 'border-line-2 text-ink-3',
            at === now && 'border-teak font-semibold',
            at < now && 'border-leaf font-semibold',
          )}
        >
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
