import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Empty } from '#ui/display/Empty.tsx';
import type { QueueAddress } from './review.queries.ts';
import { isKind, isStatus, KIND_NAMES } from './review.words.ts';

/** Everything decided is good news; a search or a filter without results offers the way back. */
export function NothingFound({ q, kind, status }: QueueAddress) {
  const { t } = useLingui();
  if (q)
    return (
      <Empty
        title={t`No items match “${q}”`}
        text={t`Search by the name of an item or of its seller.`}
        action={
          <Link to="/admin/review" search={{ ...(kind && { kind }), ...(status && { status }) }} className="link">
            <Trans>Clear search</Trans>
          </Link>
        }
      />
    );
  if (isStatus(status) && status !== 'PENDING') return <Empty text={t`Nothing here yet.`} />;
  if (!isKind(kind))
    return (
      <Empty
        title={t`The queue is empty`}
        text={t`Everything has been decided. New items appear here by themselves.`}
      />
    );
  return (
    <Empty
      title={t`${{ kind: t(KIND_NAMES[kind]) }}: nothing to review`}
      text={t`Everything of this kind has been decided.`}
      action={
        <Link to="/admin/review" className="link">
          <Trans>Show all kinds</Trans>
        </Link>
      }
    />
  );
}
