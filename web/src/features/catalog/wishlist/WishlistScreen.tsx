import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard as Product } from '@plyhaat/contract/catalog/catalog';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { useChange } from '#forms/useChange.ts';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Grid } from '#ui/display/Grid.tsx';
import { CardSkeleton, Loading } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { ProductCard } from '../ProductCard.tsx';
import { WISHES_PER_PAGE, wishes, wishing } from './wishlist.queries.ts';

const account = getRouteApi('/account');
const addressOf = (page: number) => ({ tab: 'wishlist', ...(page > 1 && { page: String(page) }) });

/** What the member put aside on product pages; a message where that is nothing (CAT-20). */
export function WishlistScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  const { page: pageText } = account.useSearch();
  const page = pageOf(pageText);
  const found = useQuery(wishes(user?._id ?? '', page));
  const navigate = account.useNavigate();
  useLastPage(found, WISHES_PER_PAGE, (last) => void navigate({ search: addressOf(last), replace: true }));
  return (
    <div className="grid gap-5">
      <h1 className="text-head">
        <Trans>Wishlist</Trans>
      </h1>
      {found.isError && (
        <ErrorState
          text={t`Failed to load your wishlist. Please try again.`}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      )}
      {found.isPending && <Waiting />}
      {found.data && <Wishes products={found.data.data} total={found.data.total} page={page} />}
    </div>
  );
}

function Wishes({ products, total, page }: { products: readonly Product[]; total: number; page: number }) {
  const { t } = useLingui();
  const router = useRouter();
  if (total === 0)
    return (
      <Empty
        text={t`Your wishlist is empty. Start adding products you love!`}
        action={
          <Link to="/shop" className={buttonClass({ variant: 'line' })}>
            <Trans>Browse products</Trans>
          </Link>
        }
      />
    );
  return (
    <>
      <h2 className="sr-only">
        <Trans>Products</Trans>
      </h2>
      <Grid as="ul" columns="products" label={t`Wishlist`}>
        {products.map((product) => (
          <li key={product._id} className="relative">
            <ProductCard product={product} />
            <Remove product={product} />
          </li>
        ))}
      </Grid>
      <Pagination
        page={page}
        pages={Math.ceil(total / WISHES_PER_PAGE)}
        hrefFor={(to) => router.buildLocation({ to: '/account', search: addressOf(to) }).href}
        onPage={(to) => void router.navigate({ to: '/account', search: addressOf(to) })}
      />
    </>
  );
}

function Remove({ product: { _id, name } }: { product: Product }) {
  const { t } = useLingui();
  const removing = useChange(wishing(), { refresh: [['wishlist']] });
  return (
    <span className="absolute top-2 right-2 z-2">
      <Button
        variant="line"
        size="round"
        busy={removing.isPending}
        aria-label={t`Remove ${name} from your wishlist`}
        onClick={() => removing.mutate({ productId: _id, wished: false })}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </span>
  );
}

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function Waiting() {
  return (
    <Grid columns="products">
      <Loading />
      {CARDS.map((card) => (
        <CardSkeleton key={card} />
      ))}
    </Grid>
  );
}
