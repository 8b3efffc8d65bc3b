import { useLingui } from '@lingui/react/macro';
import type { FoundCategory, FoundSeller } from '@plyhaat/contract/search/search';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { productCount } from '#features/catalog/listing/counts.ts';
import { classes } from '#ui/classes.ts';
import { Card, CardLine, cardLinkClass } from '#ui/display/Card.tsx';
import { Picture, type PictureProps } from '#ui/display/Picture.tsx';
import { Place } from '#ui/display/Place.tsx';
import { Rating } from '#ui/display/Stars.tsx';
import { Verified } from '#ui/display/Verified.tsx';
import { ROLE_NAMES } from '#ui/words/roles.ts';

type RowProps = { picture: PictureProps['picture']; tinted?: boolean; title: ReactNode; children: ReactNode };

function FoundRow({ picture, tinted, title, children }: RowProps) {
  return (
    <Card className="h-full flex-row! items-center gap-4 p-4">
      <Picture
        picture={picture}
        alt=""
        ratio="1/1"
        sizes="64px"
        widths={[160]}
        className={classes('size-16 flex-none rounded-card', tinted && 'bg-tint-1! *:mix-blend-multiply')}
      />
      <div className="min-w-0">
        <h3 className="flex items-center gap-1.5 font-semibold text-body">{title}</h3>
        {children}
      </div>
    </Card>
  );
}

const nameClass = `truncate ${cardLinkClass}`;

export function FoundSellerCard({ seller }: { seller: FoundSeller }) {
  const { t } = useLingui();
  const name = (
    <>
      <Link to="/seller/$id" params={{ id: seller._id }} className={nameClass}>
        {seller.companyName || seller.name}
      </Link>
      {seller.verifeied && <Verified />}
    </>
  );
  return (
    <FoundRow picture={seller.picture} title={name}>
      <CardLine>{t(ROLE_NAMES[seller.role])}</CardLine>
      <Place city={seller.cityName} state={seller.stateName} km={seller.distanceKm} />
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-3 text-meta">
        <Rating rating={seller.rating} />
        {t(productCount(seller.productsCount))}
      </p>
    </FoundRow>
  );
}

export function FoundCategoryCard({ category }: { category: FoundCategory }) {
  const { t } = useLingui();
  const name = (
    <Link to="/category/$slug" params={{ slug: category.slug }} className={nameClass}>
      {category.name}
    </Link>
  );
  return (
    <FoundRow picture={category.picture} tinted title={name}>
      {category.parentName && <CardLine>{t`in ${{ parentName: category.parentName }}`}</CardLine>}
      <p className="text-ink-3 text-meta">{t(productCount(category.productCount))}</p>
    </FoundRow>
  );
}
