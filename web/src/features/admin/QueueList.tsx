import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { KIND_NAMES } from './review.words.ts';
import * as TEXTS from './texts.ts';

type Props = { items: readonly ReviewItem[]; onOpen: (item: ReviewItem) => void };

export function QueueList({ items, onOpen }: Props) {
  return (
    <ul aria-label={TEXTS.itemsToReview}>
      {items.map((item) => (
        <li
          key={`${item.kind} ${item._id} ${item.version}`}
          className="grid items-center gap-x-4 gap-y-3 border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0 ml:grid-cols-[minmax(0,1fr)_8rem_15rem_auto]"
        >
          <What item={item} />
          <span className="max-ml:hidden">
            <Badge>{KIND_NAMES[item.kind]}</Badge>
          </span>
          <From item={item} />
          <Button variant="line" aria-label={TEXTS.reviewTitle(item.title)} onClick={() => onOpen(item)}>
            {TEXTS.review}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function What({ item: { title, about, picture, reason } }: { item: ReviewItem }) {
  return (
    <div className="flex items-start gap-3 sm:gap-4 ml:items-center">
      <Picture picture={picture} alt="" sizes="84px" className="w-18 flex-none rounded sm:w-21" imageClassName="" />
      <div className="min-w-0 text-ui">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-ink-3 text-meta wrap-anywhere">{about}</p>
        {reason && <p className="text-brick text-meta wrap-anywhere">{reason}</p>}
      </div>
    </div>
  );
}

function From({ item: { owner, submittedAt } }: { item: ReviewItem }) {
  return (
    <p className="text-ui max-ml:flex max-ml:flex-wrap max-ml:gap-x-3">
      <span className="block truncate">{owner?.name ?? TEXTS.formerMember}</span>
      <time dateTime={submittedAt} className="text-ink-3 text-meta leading-6">
        {formatMoment(new Date(submittedAt))}
      </time>
    </p>
  );
}
