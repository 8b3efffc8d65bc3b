import { useLingui } from '@lingui/react/macro';
import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSession } from '#api/session.ts';
import { SellerBar } from '#features/leads/contact/ContactBar.tsx';
import { ProductReviews } from '#features/reviews/ProductReviews.tsx';
import { useReviewDialog } from '#features/reviews/WriteReview.tsx';
import { Crumbs } from '#shell/Crumbs.tsx';
import { Head } from '#shell/Head.tsx';
import { useInstallation } from '#shell/installation.ts';
import { PrintedFrom } from '#shell/PrintedFrom.tsx';
import { JsonLd } from '#ui/display/JsonLd.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { targetOf } from '../target.ts';
import { SimilarSellers } from './SimilarSellers.tsx';
import { StoreAbout } from './StoreAbout.tsx';
import { StoreHead } from './StoreHead.tsx';
import { StoreProducts } from './StoreProducts.tsx';
import { storeLd } from './store.ld.ts';
import { sellerDetail, tellVisit } from './store.queries.ts';

const route = getRouteApi('/seller/$id');

export function StoreScreen() {
  const { id } = route.useParams();
  const { data: seller } = useSuspenseQuery(sellerDetail(id)).data;
  const described = useDescription(seller);
  useEffect(() => tellVisit(seller._id), [seller._id]);
  return (
    <>
      <Head
        title={seller.companyName}
        description={seller.description?.slice(0, 160) ?? described}
        path={`/seller/${seller.slug}`}
        share={`/share/store/${seller.slug}.jpg`}
      />
      <Store key={seller._id} seller={seller} />
    </>
  );
}

function useDescription({ companyName, cityName, stateName }: MemberProfile): string {
  const { t } = useLingui();
  const place = [cityName, stateName].filter(Boolean).join(', ');
  return companyName && place ? t`${companyName} in ${place}` : companyName || place;
}

function Store({ seller }: { seller: MemberProfile }) {
  const { t } = useLingui();
  const { publicUrl } = useInstallation();
  const { user } = useSession();
  const { tab: asked } = route.useSearch();
  const [tab, setTab] = useState<string>(asked ?? 'products');
  const reviewed = { _id: seller._id, name: seller.companyName, seller, isStore: true };
  const { write, dialog } = useReviewDialog(reviewed);
  return (
    <div className="wrap md:pb-12">
      <JsonLd data={storeLd(publicUrl, seller)} />
      <Crumbs
        crumbs={[
          { name: t`Sellers`, path: '/sellers' },
          { name: seller.companyName, path: `/seller/${seller.slug}` },
        ]}
      />
      <PrintedFrom path={`/seller/${seller.slug}`} />
      <StoreHead seller={seller} />
      <div id="details" className="scroll-mt-40 pt-8">
        <Tabs
          label={t`Store`}
          value={tab}
          onChange={setTab}
          hrefFor={(value) => `/seller/${seller.slug}?tab=${value}#details`}
          tabs={[
            {
              value: 'products',
              label: t`Products`,
              count: seller.productsCount,
              content: <StoreProducts seller={seller} />,
            },
            {
              value: 'reviews',
              label: t`Reviews`,
              count: seller.reviewCount,
              content: <ProductReviews product={reviewed} write={write} />,
            },
            { value: 'about', label: t`About`, content: <StoreAbout seller={seller} /> },
          ]}
        />
      </div>
      <SimilarSellers id={seller._id} />
      {dialog}
      {user?._id !== seller._id && <SellerBar target={targetOf(seller)} />}
    </div>
  );
}
