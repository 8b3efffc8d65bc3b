import { Link } from '@tanstack/react-router';
import { Empty } from '#ui/display/Empty.tsx';
import type { QueueAddress } from './review.queries.ts';
import { isKind, isStatus, KIND_NAMES } from './review.words.ts';
import * as TEXTS from './texts.ts';

/** Everything decided is good news; a search or a filter without results offers the way back. */
export function NothingFound({ q, kind, status }: QueueAddress) {
  if (q)
    return (
      <Empty
        title={TEXTS.noMatches(q)}
        text={TEXTS.noMatchesText}
        action={
          <Link to="/admin/review" search={{ ...(kind && { kind }), ...(status && { status }) }} className="link">
            {TEXTS.clearSearch}
          </Link>
        }
      />
    );
  if (isStatus(status) && status !== 'PENDING') return <Empty text={TEXTS.nothingHereYet} />;
  if (!isKind(kind)) return <Empty title={TEXTS.queueEmpty} text={TEXTS.queueEmptyText} />;
  return (
    <Empty
      title={TEXTS.noneWaiting(KIND_NAMES[kind])}
      text={TEXTS.noneWaitingText}
      action={
        <Link to="/admin/review" className="link">
          {TEXTS.showAllKinds}
        </Link>
      }
    />
  );
}
