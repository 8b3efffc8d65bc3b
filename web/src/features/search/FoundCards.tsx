import { roleLabel } from '@plyhaat/contract/role-label';
import type { FoundCategory, FoundSeller } from '@plyhaat/contract/search';
import { Link } from '@tanstack/react-router';
import { productCount } from '#features/catalog/counts.ts';
import { Card, CardLine, cardLinkClass } from '#ui/Card.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Place } from '#ui/Place.tsx';
import { Rating } from '#ui/Stars.tsx';
import { Verified } from '#ui/Verified.tsx';

const ROW = 'h-full flex-row! items-center gap-4 p-4';

export function FoundSellerCard({ seller }: { seller: FoundSeller }) {
  return (
    <Card className={ROW}>
      <Picture
        picture={seller.picture}
        alt=""
        ratio="1/1"
        sizes="64px"
        widths={[160]}
        className="size-16 flex-none rounded-card"
      />
      <div className="min-w-0">
        <h3 className="flex items-center gap-1.5 font-semibold text-body">
          <Link to="/seller/$id" params={{ id: seller._id }} className={`truncate ${cardLinkClass}`}>
            {seller.companyName || seller.name}
          </Link>
          {seller.verifeied && <Verified />}
        </h3>
        <CardLine>{roleLabel(seller.role)}</CardLine>
        <Place city={seller.cityName} state={seller.stateName} />
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-3 text-meta">
          {seller.reviewCount > 0 && <Rating rating={seller.rating} />}
          {productCount(seller.productsCount)}
        </p>
      </div>
    </Card>
  );
}

export function FoundCategoryCard({ category }: { category: FoundCategory }) {
  return (
    <Card className={ROW}>
      <Picture
        picture={category.picture}
        alt=""
        ratio="1/1"
        sizes="64px"
        widths={[160]}
        className="size-16 flex-none rounded-card bg-tint-1! *:mix-blend-multiply"
      />
      <div className="min-w-0">
        <h3 className="truncate font-semibold text-body">
          <Link to="/category/$slug" params={{ slug: category.slug }} className={cardLinkClass}>
            {category.name}
          </Link>
        </h3>
        {category.parentName && <CardLine>in {category.parentName}</CardLine>}
        <p className="text-ink-3 text-meta">{productCount(category.productCount)}</p>
      </div>
    </Card>
  );
}
