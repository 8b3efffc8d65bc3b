import { Link, useRouteContext } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Head } from './Head.tsx';

/** An address that leads nowhere, or a request the server could not read. */
export function NotFoundScreen() {
  const { failure } = useRouteContext({ from: '__root__' });
  const heading = !failure || failure.status === 404 ? 'Page not found' : 'This address does not work';
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={heading} />
      <h1 className="text-display">{heading}</h1>
      <p className="max-w-prose text-ink-2">
        {failure?.message ?? 'The page may have moved, or the address was typed with a slip.'}
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
