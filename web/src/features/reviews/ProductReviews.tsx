import { type ReactNode, useState } from 'react';
import { Empty, ErrorState } from '#ui/Empty.tsx';
import { NativeSelect } from '#ui/Input.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewSummaryBars } from './ReviewSummaryBars.tsx';
import { type ReviewOrder, useReviews } from './reviews.queries.ts';
import { type Reviewed, type useReviewDialog, WriteReviewButton } from './WriteReview.tsx';

const PER_PAGE = 10;
const DIGEST = 2;
const ORDERS: Readonly<Record<ReviewOrder, string>> = {
  newest: 'Newest first',
  helpful: 'Most helpful',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
};

type Props = { product: Reviewed; write: ReturnType<typeof useReviewDialog>['write'] };
type Listed = ReturnType<typeof useReviews>;

function Frame({ list, write, children }: { list: Listed; write: Props['write']; children: ReactNode }) {
  return (
    <div>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-title">Reviews</h2>
        <WriteReviewButton onPress={() => write()} />
      </div>
      <State list={list}>{children}</State>
    </div>
  );
}

function State({ list, children }: { list: Listed; children: ReactNode }) {
  if (list.isError && !list.data)
    return <ErrorState text={list.error.message} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (!list.data)
    return (
      <>
        <Loading label="Loading reviews" />
        <Skeleton corners="card" className="h-48" />
      </>
    );
  if (list.data.summary.reviewCount === 0)
    return <Empty title="No reviews yet" text="Have you used it? Others would like to know how it was." />;
  return (
    <>
      <div className="mb-5">
        <ReviewSummaryBars summary={list.data.summary} />
      </div>
      {children}
    </>
  );
}

/** The newest few beside the description. */
export function ReviewDigest({ product, write, onAll }: Props & { onAll: () => void }) {
  const list = useReviews({ productId: product._id });
  const { data = [], total = 0 } = list.data ?? {};
  return (
    <Frame list={list} write={write}>
      {data.slice(0, DIGEST).map((review) => (
        <ReviewCard key={review._id} review={review} onEdit={() => write(review)} />
      ))}
      {total > DIGEST && (
        <button type="button" onClick={onAll} className="link min-h-11 text-ui print:hidden">
          See all {total} reviews
        </button>
      )}
    </Frame>
  );
}

export function ProductReviews({ product, write }: Props) {
  const [page, setPage] = useState(1);
  const [sortBy, setSortBy] = useState<ReviewOrder>('newest');
  const list = useReviews({ productId: product._id, page, sortBy });
  const { data = [], total = 0 } = list.data ?? {};
  return (
    <div className="max-w-200">
      <Frame list={list} write={write}>
        {total > 1 && (
          <NativeSelect
            size="sm"
            aria-label="Sort reviews by"
            value={sortBy}
            onChange={({ target }) => {
              setSortBy(target.value as ReviewOrder);
              setPage(1);
            }}
            className="mb-4 w-44"
          >
            {Object.entries(ORDERS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
        {data.map((review) => (
          <ReviewCard key={review._id} review={review} onEdit={() => write(review)} />
        ))}
        <Pagination
          label="Pages of reviews"
          page={page}
          pages={Math.ceil(total / PER_PAGE)}
          hrefFor={() => '#reviews'}
          onPage={setPage}
        />
      </Frame>
    </div>
  );
}
