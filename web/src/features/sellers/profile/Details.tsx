import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type Detail = {
  readonly label: string;
  readonly value: ReactNode;
  /** Takes the whole width. */
  readonly wide?: boolean;
};

/** What a member said of itself, in two columns where there is room. */
export function Details({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {details.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
          <dt className="text-ink-3 text-meta">{label}</dt>
          <dd className="mt-0.5 whitespace-pre-line text-body [overflow-wrap:anywhere]">
            {value || (
              <span className="text-ink-3">
                <Trans>Not added yet</Trans>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
