import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberProfile } from '@plyhaat/contract/sellers/profile';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CompareDock } from '#features/catalog/compare/CompareDock.tsx';
import { GstSwitch } from '#features/catalog/GstSwitch.tsx';
import { ProductItems } from '#features/catalog/listing/Sponsored.tsx';
import { sponsoredAt } from '#features/catalog/listing/sponsored.queries.ts';
import { ProductCard } from '#features/catalog/ProductCard.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { SectionHead, sectionLinkClass } from '#ui/display/SectionHead.tsx';
import { CardSkeleton, Loading } from '#ui/display/Skeleton.tsx';
import { storeProducts } from './store.queries.ts';

const ROW = 'grid grid-cols-2 gap-3 xs:gap-gap *:min-w-0 md:grid-cols-3 xl:grid-cols-4';
const FOUR = ['a', 'b', 'c', 'd'];

/** The newest few; the shop has them all. */
export function StoreProducts({ seller }: { seller: MemberProfile }) {
  const { t } = useLingui();
  const list = useQuery(storeProducts(seller._id));
  const sponsored = useQuery(sponsoredAt({ userId: seller._id }));
  if (list.isError && !list.data)
    return (
      <ErrorState
        text={t`Error loading products. Please try again.`}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  if (!list.data || sponsored.isPending)
    return (
      <div className={ROW}>
        <Loading label={t`Loading products`} />
        {FOUR.map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    );
  if (list.data.total === 0)
    return <Empty title={t`No Products Found`} text={t`This seller hasn't added any products yet.`} />;
  return (
    <>
      <SectionHead
        title={t`Products`}
        link={
          <Link to="/shop" search={{ seller: seller._id }} className={sectionLinkClass}>
            <Trans>View All</Trans>
          </Link>
        }
      />
      <div className="mb-3">
        <GstSwitch />
      </div>
      <ul className={ROW}>
        <ProductItems
          products={list.data.data}
          promotion={sponsored.data}
          card={(product) => <ProductCard product={product} maker={product.brandObj?.name} comparable />}
        />
      </ul>
      <CompareDock />
    </>
  );
}
