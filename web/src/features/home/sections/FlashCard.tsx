import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '@plyhaat/contract/core/money';
import { Link } from '@tanstack/react-router';
import { secondInWords } from '#features/catalog/second-price.ts';
import { CallButton } from '#features/leads/contact/CallButton.tsx';
import { usePlaced } from '#shell/placed.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card, CardActions, CardBody, CardName, cardLinkClass } from '#ui/display/Card.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Price } from '#ui/display/Price.tsx';
import { perOne } from '#ui/words/prices.ts';
import type { ShownSale } from '../promotion.queries.ts';

const discount = ({ discountType, discountValue }: ShownSale) =>
  discountType === 'Percentage'
    ? msg`${{ percent: discountValue }}% OFF`
    : msg`${{ rupees: formatRupees(discountValue) }} OFF`;

export function FlashCard({ sale }: { sale: ShownSale }) {
  const { t } = useLingui();
  const { product } = sale;
  const params = { idOrSlug: product.slug };
  return (
    <Card ref={usePlaced('flashSale', sale._id)} className="h-full border-transparent">
      <div className="relative">
        <Picture picture={sale.picture} alt="" sizes="(min-width:768px) 280px,46vw" widths={[160, 320, 640]} />
        <Badge tone="sale" className="absolute top-2 left-2">
          {t(discount(sale))}
        </Badge>
      </div>
      <CardBody>
        <CardName>
          <Link to="/product/$idOrSlug" params={params} className={cardLinkClass}>
            {product.name}
          </Link>
        </CardName>
        <Price
          className="mt-3"
          price={sale.salePrice}
          originalPrice={sale.price}
          unit={perOne(product, t)}
          note={sale.secondPrice === null ? undefined : secondInWords(sale.secondPrice, product, t)}
        />
        <CardActions className="flex-wrap *:grow *:basis-28">
          <Link
            to="/product/$idOrSlug"
            params={params}
            aria-label={t`View Details: ${{ name: product.name }}`}
            className={buttonClass({ variant: 'line', tight: true })}
          >
            <Trans>View Details</Trans>
          </Link>
          <CallButton
            label={t`Call Seller`}
            shown
            target={{ ...sale.seller, product: { ...product, price: sale.salePrice } }}
          />
        </CardActions>
      </CardBody>
    </Card>
  );
}
