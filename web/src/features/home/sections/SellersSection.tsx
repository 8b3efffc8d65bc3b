import { Trans, useLingui } from '@lingui/react/macro';
import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { listTopSellers } from '@plyhaat/contract/sellers/sellers';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { SellerCard } from '#features/sellers/SellerCard.tsx';
import { shownSeller } from '#features/sellers/shown-seller.ts';
import type { Section } from '#shell/later.tsx';
import { sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { Rail } from '../Rail.tsx';

/** HOME-2. */
const topSellers = () =>
  queryOptions({
    queryKey: ['sellers', 'top'],
    queryFn: async ({ signal }) =>
      (await call(listTopSellers, { query: { page: 1, perPage: 10 } }, signal)).data.map(shownSeller),
    staleTime: 5 * MINUTE_MS,
  });

export const sellersSection: Section = {
  Show: SellersSection,
  reads: (queries) => [queries.ensureQueryData(topSellers())],
};

function SellersSection() {
  const { t } = useLingui();
  const { data: sellers } = useSuspenseQuery(topSellers());
  if (sellers.length === 0) return null;
  return (
    <Rail
      ground="band"
      label={t`Top sellers`}
      slides="three"
      title={t`TOP SELLERS`}
      line={t`Rated by buyers who called them`}
      link={
        <Link to="/sellers" className={sectionLinkClass}>
          <Trans>Explore All Sellers</Trans>
        </Link>
      }
    >
      {sellers.map((seller) => (
        <SellerCard key={seller._id} seller={seller} />
      ))}
    </Rail>
  );
}
