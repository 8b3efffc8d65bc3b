import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePlaced } from '#shell/placed.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { ProductCard } from '../ProductCard.tsx';
import type { ShownProduct } from '../shown-product.ts';
import type { ShownPromotion } from './sponsored.queries.ts';

const PLACE = 3;

type Props<P> = {
  products: readonly P[];
  promotion: ShownPromotion | null | undefined;
  card: (product: P, at: number) => ReactNode;
};

/** Items of a list, a sponsored one at the third place or at the end of a shorter list; its product stands there once. */
export function ProductItems<P extends ShownProduct>({ products, promotion, card }: Props<P>) {
  const others = products.filter(({ _id }) => _id !== promotion?.productId);
  const items = others.map((product, at) => <li key={product._id}>{card(product, at)}</li>);
  if (!promotion) return items;
  return (
    <>
      {items.slice(0, PLACE - 1)}
      <SponsoredItem promotion={promotion} />
      {items.slice(PLACE - 1)}
    </>
  );
}

function SponsoredItem({ promotion }: { promotion: ShownPromotion }) {
  return (
    <li ref={usePlaced('promotion', promotion._id)}>
      <SponsoredCard promotion={promotion} />
    </li>
  );
}

/** The product's own card with what its seller says of it, below the picture. */
function SponsoredCard({ promotion: { product, message, picture } }: { promotion: ShownPromotion }) {
  return (
    <ProductCard
      product={product}
      badge={
        <Badge tone="new" className="absolute top-2 left-2">
          <Trans>Sponsored</Trans>
        </Badge>
      }
      strip={
        <p className="flex items-center gap-2 bg-walnut px-3 py-2 text-on-walnut xs:px-4">
          <Picture
            picture={picture}
            alt=""
            ratio="1/1"
            sizes="32px"
            widths={[160]}
            className="w-8 flex-none rounded-sm max-xs:hidden"
            imageClassName=""
          />
          <span className="line-clamp-2 min-w-0 text-meta wrap-break-word">{message}</span>
        </p>
      }
    />
  );
}
