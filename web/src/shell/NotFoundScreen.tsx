import { Link, useRouteContext } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Head } from './Head.tsx';
import * as TEXTS from './texts.ts';

const HEADINGS: Readonly<Record<number, string>> = {
  404: TEXTS.pageNotFound,
  500: TEXTS.somethingWentWrong,
  503: TEXTS.temporarilyUnavailable,
};
const headingOf = (status: number) => HEADINGS[status] ?? TEXTS.thisAddressDoesNot;

/** An address that leads nowhere, a request the server could not read, or one it cannot answer now. */
export function NotFoundScreen() {
  const { failure } = useRouteContext({ from: '__root__' });
  const heading = headingOf(failure?.status ?? 404);
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={heading} />
      <h1 className="text-display">{heading}</h1>
      <p className="max-w-prose text-ink-2">{failure?.message ?? TEXTS.thePageMayHave}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {TEXTS.goToTheHome}
        </Link>
        <Link to="/shop" className={buttonClass({ variant: 'line' })}>
          {TEXTS.browseProducts}
        </Link>
      </div>
    </section>
  );
}
