import { NETWORK_MESSAGE } from '@plyhaat/contract/core/errors';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/Button.tsx';
import { Head } from '../Head.tsx';
import * as TEXTS from './texts.ts';

/** Stands for any address that cannot be reached; `children` is the way to try again. */
export function OfflineText({ children }: { children: ReactNode }) {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={TEXTS.youreOffline} />
      <h1 className="text-head">{TEXTS.youreOffline}</h1>
      <p className="max-w-prose text-ink-2">{TEXTS.productsStoresAndLeads(NETWORK_MESSAGE.handler)}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Link to="/" className={buttonClass({ variant: 'line' })}>
          {TEXTS.goToTheHome}
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
      {TEXTS.tryAgain}
    </a>
  </OfflineText>
);
