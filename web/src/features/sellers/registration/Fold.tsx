import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Grid } from '#ui/display/Grid.tsx';
import type { VendorField } from './vendor-form.ts';

type Photo = 'profileImage' | 'bannerImage';
type Folded = VendorField | Photo;

type Props = { title: string; line?: string; holds: readonly Folded[]; children: ReactNode };

/** Fields that may be left empty: the browser's own disclosure, which opens before and without scripts. */
export function Fold({ title, line, holds, children }: Props) {
  return (
    <details data-holds={holds.join(' ')} className="group/fold rounded border border-line sm:col-span-2">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-3.5 font-semibold text-ui [&::-webkit-details-marker]:hidden">
        <span>
          {title}{' '}
          <span className="font-normal text-ink-3">
            <Trans>optional</Trans>
          </span>
        </span>
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="flex-none text-ink-3 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <div className="px-3.5 pb-4">
        {line && <p className="pb-3 text-ink-2 text-ui">{line}</p>}
        <Grid columns="form">{children}</Grid>
      </div>
    </details>
  );
}

/** Opens what holds these fields: one at fault, or one that was filled in earlier, is not to be missed. */
export function unfold(fields: readonly string[]): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-holds]'))
    if (fold.dataset.holds?.split(' ').some((field) => fields.includes(field))) fold.open = true;
}
