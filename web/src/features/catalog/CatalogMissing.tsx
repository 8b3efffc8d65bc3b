import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorScreen, useIsOffline, useTryAgain } from '#shell/ErrorScreen.tsx';
import { Head } from '#shell/Head.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { SimilarProducts } from './product/SimilarProducts.tsx';
import * as TEXTS from './texts.ts';

type Props = { title: string; text: string; to: '/shop' | '/categories'; label: string; children?: ReactNode };

function Missing({ title, text, to, label, children }: Props) {
  return (
    <section className="wrap grid justify-items-start gap-4 pt-10 pb-8 md:pt-14">
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

const product = getRouteApi('/product/$idOrSlug');

/** What was like it is offered instead (CAT-8). */
export function ProductMissing() {
  const { idOrSlug } = product.useParams();
  return (
    <>
      <Missing title={TEXTS.productNotFound} text={TEXTS.itMayBeSold} to="/shop" label={TEXTS.backToShop} />
      <div className="wrap pb-section">
        <SimilarProducts id={idOrSlug} />
      </div>
    </>
  );
}

/** An error reads as a missing product does (CAT-8); this one may be there the next time. */
export function ProductFailed({ error, reset }: { error: unknown; reset: () => void }) {
  const tryAgain = useTryAgain(reset);
  if (useIsOffline()) return <ErrorScreen error={error} reset={reset} />;
  return (
    <Missing title={TEXTS.productNotFound} text={TEXTS.weCouldNotLoad} to="/shop" label={TEXTS.backToShop}>
      <Button variant="line" onClick={tryAgain}>
        {TEXTS.tryAgain}
      </Button>
    </Missing>
  );
}

export const CategoryMissing = () => (
  <Missing title={TEXTS.categoryNotFound} text={TEXTS.itMayHaveBeen} to="/categories" label={TEXTS.seeAllCategories} />
);
