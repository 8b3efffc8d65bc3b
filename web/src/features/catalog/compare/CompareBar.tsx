import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Columns2, X } from 'lucide-react';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import type { PutAside } from '../put-aside.ts';
import { clearCompared, MOST_COMPARED, toggleCompared } from './compared.ts';

/** By how many more fit. */
const LEFT: Readonly<Record<number, MessageDescriptor>> = {
  1: msg`One more fits`,
  2: msg`Two more fit`,
  3: msg`Three more fit`,
};

/** What was put aside for a comparison, above whatever else stands at a phone's foot. */
export function CompareBar({ products }: { products: readonly PutAside[] }) {
  const { t } = useLingui();
  const left = MOST_COMPARED - products.length;
  const room = LEFT[left];
  return (
    <section
      aria-label={t`Compare`}
      className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-surface max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] print:hidden"
    >
      <div className="wrap flex items-center gap-3 py-2.5">
        <ul className="grid min-w-0 flex-1 grid-cols-4 gap-2 md:gap-3">
          {products.map((product) => (
            <Chosen key={product._id} product={product} />
          ))}
          {left > 0 && (
            <li className="grid min-h-14 place-items-center rounded-card border border-line-2 border-dashed px-2 text-center text-ink-3 text-meta max-md:hidden">
              {room && t(room)}
            </li>
          )}
        </ul>
        <Button variant="quiet" onClick={clearCompared} className="max-md:hidden">
          <Trans>Clear</Trans>
        </Button>
        <Link to="/compare" className={buttonClass({ variant: 'primary' }, 'flex-none')}>
          <Columns2 size={18} strokeWidth={1.75} aria-hidden="true" />
          {t`Compare ${{ count: products.length }}`}
        </Link>
      </div>
    </section>
  );
}

function Chosen({ product }: { product: PutAside }) {
  const { t } = useLingui();
  return (
    <li className="relative flex min-w-0 items-center gap-2 rounded-card border border-line p-1 md:pr-11">
      <Picture
        picture={product.picture}
        alt=""
        ratio="1/1"
        sizes="48px"
        widths={[160]}
        className="w-12 flex-none rounded-sm max-md:w-full"
        imageClassName=""
      />
      <span className="line-clamp-2 min-w-0 font-semibold text-meta max-lg:sr-only">{product.name}</span>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t`Remove ${{ name: product.name }} from the comparison`}
        onClick={() => toggleCompared(product)}
        className="absolute! inset-y-0 right-0 my-auto max-md:-inset-2 max-md:m-0 max-md:size-auto"
      >
        <X
          size={16}
          strokeWidth={2}
          aria-hidden="true"
          className="max-md:absolute max-md:top-1 max-md:right-1 max-md:rounded-full max-md:bg-ink max-md:text-paper"
        />
      </Button>
    </li>
  );
}
