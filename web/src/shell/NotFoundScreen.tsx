import { Link, useRouteContext } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Head } from './Head.tsx';

const HEADINGS: Readonly<Record<number, string>> = {
  404: 'Page not found',
  500: 'Something went wrong',
  503: 'Temporarily unavailable',
};
const headingOf = (status: number) => HEADINGS[status] ?? 'This address does not work';

/** An address that leads nowhere, a request the server could not read, or one it cannot answer now. */
export function NotFoundScreen() {
  const { failure } = useRouteContext({ from: '__root__' });
  const heading = headingOf(failure?.status ?? 404);
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={heading} />
      <h1 className="text-display">{heading}</h1>
      <p className="max-w-prose text-ink-2">
        {failure?.message ?? 'The page may have moved, or the address may have a typing mistake.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          Go to the home page
        </Link>
        <Link to="/shop" className={buttonClass({ variant: 'line' })}>
          Browse products
        </Link>
      </div>
    </section>
  );
}
