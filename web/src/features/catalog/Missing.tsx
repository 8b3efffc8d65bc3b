import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorScreen, isForLackOfNetwork, useTryAgain } from '#shell/ErrorScreen.tsx';
import { Head } from '#shell/Head.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';

type Props = { title: string; text: string; to: '/shop' | '/categories'; label: string; children?: ReactNode };

function Missing({ title, text, to, label, children }: Props) {
  return (
    <section className="wrap grid justify-items-start gap-4 py-20">
      <Head title={title} />
      <h1 className="text-head">{title}</h1>
      <p className="text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Link to={to} className={buttonClass()}>
          {label}
        </Link>
      </div>
    </section>
  );
}

export const ProductMissing = () => (
  <Missing
    title="Product Not Found"
    text="It may be sold out, or the seller may have removed it."
    to="/shop"
    label="Back to Shop"
  />
);

/** Spec 1 §2: an error reads as a missing product does; this one may be there the next time. */
export function ProductFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const tryAgain = useTryAgain(reset);
  if (isForLackOfNetwork(error)) return <ErrorScreen error={error} reset={reset} />;
  return (
    <Missing title="Product Not Found" text="We could not load it right now." to="/shop" label="Back to Shop">
      <Button variant="line" onClick={tryAgain}>
        Try Again
      </Button>
    </Missing>
  );
}

export const CategoryMissing = () => (
  <Missing title="Category Not Found" text="It may have been renamed." to="/categories" label="See all categories" />
);
