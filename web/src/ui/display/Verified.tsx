import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { classes } from '../classes.ts';

/** The tick beside the name of a seller whose documents were checked. */
export function Verified({ className }: { className?: string }) {
  return (
    <span className={classes('inline-block flex-none align-[-3px]', className)}>
      <BadgeCheck size={18} strokeWidth={1.75} aria-hidden="true" className="fill-leaf text-surface" />
      <span className="sr-only">
        <Trans>Verified</Trans>
      </span>
    </span>
  );
}
