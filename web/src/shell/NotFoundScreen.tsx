import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Head } from './Head.tsx';

const HEADINGS: Readonly<Record<number, MessageDescriptor>> = {
  404: msg`Page not found`,
  500: msg`Something went wrong`,
  503: msg`Temporarily unavailable`,
};
const headingOf = (status: number) => HEADINGS[status] ?? msg`This address does not work`;

/** An address that leads nowhere, a request the server could not read, or one it cannot answer now. */
export function NotFoundScreen() {
  const { t } = useLingui();
  const { failure } = useRouteContext({ from: '__root__' });
  const heading = t(headingOf(failure?.status ?? 404));
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={heading} />
      <h1 className="text-display">{heading}</h1>
      <p className="max-w-prose text-ink-2">
        {failure?.message ?? t`The page may have moved, or the address may have a typing mistake.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          <Trans>Go to the home page</Trans>
        </Link>
        <Link to="/shop" className={buttonClass({ variant: 'line' })}>
          <Trans>Browse products</Trans>
        </Link>
      </div>
    </section>
  );
}
