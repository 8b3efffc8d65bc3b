import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { Head } from '../Head.tsx';

/** Stands for any address that cannot be reached; `children` is the way to try again. */
export function OfflineText({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={t`You’re offline`} />
      <h1 className="text-head">
        <Trans>You’re offline</Trans>
      </h1>
      <p className="max-w-prose text-ink-2">
        <Trans>
          No internet connection. Please check your network. Products, stores and leads that you opened before on this
          device still open.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Link to="/" className={buttonClass({ variant: 'line' })}>
          <Trans>Go to the home page</Trans>
        </Link>
      </div>
    </section>
  );
}

/** A link to the address itself, whichever it is. */
const HERE = '';

/** The page that the service worker shows for an address it has not saved. Its link works before any script does. */
export const OfflineScreen = () => (
  <OfflineText>
    <a href={HERE} className={buttonClass({ variant: 'primary' })}>
      <Trans>Try Again</Trans>
    </a>
  </OfflineText>
);
