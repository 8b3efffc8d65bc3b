import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading, Skeleton } from '#ui/display/Skeleton.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import type { Reviewed } from './ReviewDialog.tsx';
import { ReviewSummaryBars } from './ReviewSummaryBars.tsx';
import { perPageOf, type ReviewOrder, type Subject, useReviews } from './reviews.queries.ts';
import { type useReviewDialog, WriteReviewButton } from './WriteReview.tsx';

const DIGEST = 2;
const ORDERS: Readonly<Record<ReviewOrder, MessageDescriptor>> = {
  newest: msg`Newest first`,
  helpful: msg`Most helpful`,
  highest: msg`Highest rated`,
  lowest: msg`Lowest rated`,
};

type Props = { product: Reviewed; write: ReturnType<typeof useReviewDialog>['write'] };
type ReviewsQuery = ReturnType<typeof useReviews>;

const subjectOf = ({ _id, isStore }: Reviewed): Subject => (isStore ? { userId: _id } : { productId: _id });

function Frame({ list, write, children }: { list: ReviewsQuery; write: Props['write']; children: ReactNode }) {
  return (
    <div>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-title">
          <Trans>Reviews</Trans>
        </h2>
        <WriteReviewButton onPress={() => write()} />
      </div>
      <OwnWaiting list={list} write={write} />
      <State list={list}>{children}</State>
    </div>
  );
}

/** What the member wrote and nobody else sees yet. */
function OwnWaiting({ list, write }: { list: ReviewsQuery; write: Props['write'] }) {
  const mine = list.data?.mine;
  if (!mine?.waiting) return null;
  return (
    <div className="mb-4">
      <ReviewCard review={mine} onEdit={() => write(mine)} />
    </div>
  );
}

function State({ list, children }: { list: ReviewsQuery; children: ReactNode }) {
  const { t } = useLingui();
  if (list.isError && !list.data)
    return <ErrorState text={list.error.message} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  if (!list.data)
    return (
      <>
        <Loading label={t`Loading reviews`} />
        <Skeleton corners="card" className="h-48" />
      </>
    );
  if (list.data.summary.reviewCount === 0)
    return <Empty title={t`No reviews yet`} text={t`Have you used it? Share your experience with other buyers.`} />;
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
          <Trans>See all {total} reviews</Trans>
        </button>
      )}
    </Frame>
  );
}

/** All reviews of a product or a store. */
export function ProductReviews({ product, write }: Props) {
  const { t } = useLingui();
  const subject = subjectOf(product);
  const [page, setPage] = useState(1);
  const [sortBy, setSortBy] = useState<ReviewOrder>('newest');
  const list = useReviews({ ...subject, page, sortBy });
  const { data = [], total = 0 } = list.data ?? {};
  return (
    <div className="max-w-200">
      <Frame list={list} write={write}>
        {total > 1 && (
          <NativeSelect
            size="sm"
            aria-label={t`Sort reviews by`}
            value={sortBy}
            onChange={({ target }) => {
              setSortBy(target.value as ReviewOrder);
              setPage(1);
            }}
            className="mb-4 w-44"
          >
            {Object.entries(ORDERS).map(([value, label]) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </NativeSelect>
        )}
        {data.map((review) => (
          <ReviewCard key={review._id} review={review} onEdit={() => write(review)} />
        ))}
        <Pagination
          label={t`Pages of reviews`}
          page={page}
          pages={Math.ceil(total / perPageOf(subject))}
          hrefFor={() => '#reviews'}
          onPage={setPage}
        />
      </Frame>
    </div>
  );
}
