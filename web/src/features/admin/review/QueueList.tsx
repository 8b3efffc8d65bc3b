import { useLingui } from '@lingui/react/macro';
import type { ReviewItem } from '@plyhaat/contract/admin/admin';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { InWords } from '#console/table/cells.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/display/Picture.tsx';
import { isLate, itemKey, secondsSince, spanText } from './review.words.ts';
import type { Selection } from './useSelection.ts';

type Props = {
  items: readonly ReviewItem[];
  current: string | undefined;
  me: string;
  selection: Selection;
  onOpen: (item: ReviewItem) => void;
};

/** The queue beside the item that is open, or alone on a phone. */
export function QueueList({ items, current, ...row }: Props) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Items to review`}>
      {items.map((item) => (
        <Row key={`${itemKey(item)} ${item.version}`} item={item} isCurrent={itemKey(item) === current} {...row} />
      ))}
    </ul>
  );
}

type RowProps = Omit<Props, 'items' | 'current'> & { item: ReviewItem; isCurrent: boolean };

function Row({ item, isCurrent, me, selection, onOpen }: RowProps) {
  const { t } = useLingui();
  const { title, about, owner, picture, reason, taken } = item;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li
      ref={row}
      className={classes(
        'relative grid scroll-my-2 grid-cols-[2.5rem_3.5rem_minmax(0,1fr)_auto] items-center gap-x-2 border-line border-b py-2 pr-3 pl-1 last:border-b-0',
        isCurrent ? 'bg-teak-soft shadow-[inset_4px_0_0_var(--teak)]' : 'hover:bg-paper',
      )}
    >
      <Tick item={item} isCurrent={isCurrent} selection={selection} />
      <Picture picture={picture} alt="" sizes="56px" className="w-14 rounded" imageClassName="" />
      <div className="min-w-0 text-ui">
        <button
          type="button"
          aria-label={t`Review ${title}`}
          aria-current={isCurrent || undefined}
          onClick={() => onOpen(item)}
          className="line-clamp-2 min-h-6 text-left font-semibold leading-snug wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </button>
        <p className="truncate text-ink-2 text-meta">{owner?.name ?? t`Former member`}</p>
        <p className="truncate text-ink-3 text-meta">{about}</p>
        {reason && <p className="text-brick text-meta wrap-anywhere">{reason}</p>}
        {taken && (
          <p className="mt-0.5 flex items-center gap-1 font-semibold text-amber-ink text-meta">
            <Lock size={12} strokeWidth={2} aria-hidden="true" />
            {taken._id === me ? t`Taken by you` : t`Taken by ${{ name: taken.name }}`}
          </p>
        )}
      </div>
      <Age item={item} />
    </li>
  );
}

function Tick({ item, isCurrent, selection }: { item: ReviewItem; isCurrent: boolean; selection: Selection }) {
  const { t } = useLingui();
  if (!selection.may(item) && !selection.has(item)) return <span />;
  return (
    <label className="relative z-1 grid size-10 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t`Select ${{ title: item.title }}`}
        data-key={isCurrent ? 'x' : undefined}
        checked={selection.has(item)}
        onChange={() => selection.toggle(item)}
        className="check-box"
      />
    </label>
  );
}

function Age({ item: { submittedAt, status } }: { item: ReviewItem }) {
  const seconds = secondsSince(submittedAt);
  return (
    <time
      dateTime={submittedAt}
      title={formatMoment(new Date(submittedAt))}
      className={classes(
        'self-start pt-0.5 text-meta tabular-nums',
        status === 'PENDING' && isLate(seconds) ? 'font-semibold text-brick' : 'text-ink-3',
      )}
    >
      <InWords said={spanText(seconds)} />
    </time>
  );
}
