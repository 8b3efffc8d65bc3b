import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CallButton } from '#features/leads/contact/CallButton.tsx';
import { GetPrice } from '#features/leads/contact/GetPrice.tsx';
import { sellerOf } from '#features/leads/contact/target.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card, CardActions, CardBody, CardLine, CardName, cardLinkClass } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { usePlaceInWords } from '#ui/display/place-in-words.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { CardPrice } from './CardPrice.tsx';
import { CompareCheck } from './compare/CompareCheck.tsx';
import type { ShownProduct } from './shown-product.ts';

/** Nowhere narrower than 320 pixels of a phone. */
const WIDTHS = [320, 640];

type Props = {
  product: ShownProduct;
  eager?: boolean;
  /** Who stands behind it, where the seller is known. */
  maker?: string | undefined;
  /** Between the picture and the name. */
  strip?: ReactNode;
  badge?: ReactNode;
  /** Whether it can be put aside for a comparison. */
  comparable?: boolean;
};

/** At the foot of the picture that it follows. Drawn in the browser alone: a list has many, and its HTML is to stay small. */
function IsiBadge() {
  return useHydrated() ? (
    <div className="relative">
      <Badge tone="ok" className="absolute bottom-2 left-2">
        <Trans>ISI verified</Trans>
      </Badge>
    </div>
  ) : null;
}

/** What, from whom, where, how much (CAT-7). */
export function ProductCard(props: Props) {
  const { t } = useLingui();
  const { product, eager = false, maker = product.companyName, strip, badge, comparable = false } = props;
  const place = usePlaceInWords(product.cityName, product.stateName, product.distanceKm);
  const params = { idOrSlug: product.slug };
  const target = sellerOf(product);
  return (
    <Card className="h-full">
      <Picture picture={product.picture} alt="" eager={eager} sizes="(min-width:768px) 300px,46vw" widths={WIDTHS} />
      {badge}
      {!badge && product.badge && (
        <Badge tone={product.badge === 'Sale' ? 'sale' : 'new'} className="absolute top-2 left-2">
          {product.badge}
        </Badge>
      )}
      {product.isiVerified && <IsiBadge />}
      {comparable && <CompareCheck product={product} small className="absolute top-2 right-2 z-2 bg-surface" />}
      {strip}
      <CardBody>
        <CardName>
          <Link to="/product/$idOrSlug" params={params} className={cardLinkClass}>
            {product.name}
          </Link>
        </CardName>
        {/* Also where nothing is known, so that prices of a row stand at one height. */}
        <CardLine className="mt-1 text-ink">{product.facts}</CardLine>
        <CardLine className="text-ink-2">{maker}</CardLine>
        <CardLine className="text-ink-3">{place}</CardLine>
        <CardPrice product={product} />
        <CardActions className="flex-wrap gap-y-3.5">
          <GetPrice target={target} among="cards" className="flex-1 basis-22" />
          <div className="card-pair">
            <Link
              to="/product/$idOrSlug"
              params={params}
              aria-label={t`Details: ${{ name: product.name }}`}
              className={buttonClass({ variant: 'line', tight: true, block: true })}
            >
              <Trans>Details</Trans>
            </Link>
            {product.phone && <CallButton target={target} besideFree />}
          </div>
        </CardActions>
      </CardBody>
    </Card>
  );
}
