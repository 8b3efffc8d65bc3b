import { ReviewKind } from '@plyhaat/contract/admin/admin';
import { Approval } from '@plyhaat/contract/core/approval';
import { Link, useNavigate } from '@tanstack/react-router';
import { ListSearch } from '#forms/ListSearch.tsx';
import { chipClass } from '#ui/display/Chip.tsx';
import { NativeSelect } from '#ui/forms/Input.tsx';
import type { QueueAddress, QueueQuery } from './review.queries.ts';
import { isStatus, KIND_NAMES, STATUS_NAMES, secondsSince, spanText } from './review.words.ts';
import * as TEXTS from './texts.ts';

type ByKind<Value> = Readonly<Partial<Record<ReviewKind, Value>>>;
type Props = { query: QueueQuery; waiting: ByKind<number>; oldest: ByKind<string> };

const addressOf = ({ kind, status, q }: Omit<QueueQuery, 'page'>): QueueAddress => ({
  ...(kind && { kind }),
  ...(status !== 'PENDING' && { status }),
  ...(q && { q }),
});

/** Kinds that the server knows, each with what waits of it and how long, which decisions are shown, and a search. */
export function QueueFilter({ query, waiting, oldest }: Props) {
  const { kind, status, q = '' } = query;
  const navigate = useNavigate();
  const go = (next: Partial<QueueQuery>) =>
    void navigate({ to: '/admin/review', search: addressOf({ ...query, ...next }) });
  const kinds = ReviewKind.options.filter((option) => waiting[option] !== undefined || option === kind);
  const { kind: _kind, ...anyKind } = query;
  const total = Object.values(waiting).reduce((sum, count) => sum + count, 0);
  const look = (on: boolean) => ({ className: chipClass(on), 'aria-current': on ? ('page' as const) : undefined });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="max-sm:basis-full sm:w-84">
          <ListSearch key={q} label={TEXTS.searchLabel} search={q} onSearch={(text) => go({ q: text })} />
        </div>
        <NativeSelect
          size="sm"
          aria-label={TEXTS.decisions}
          value={status}
          onChange={({ target }) => go({ status: isStatus(target.value) ? target.value : 'PENDING' })}
          className="w-44 max-sm:w-full"
        >
          {Approval.options.map((option) => (
            <option key={option} value={option}>
              {STATUS_NAMES[option]}
            </option>
          ))}
        </NativeSelect>
      </div>
      <nav
        aria-label={TEXTS.kinds}
        className="scrollbar-none flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 lg:flex-wrap"
      >
        <Link to="/admin/review" search={addressOf(anyKind)} {...look(!kind)}>
          <Counter name={TEXTS.all} count={total} since={Object.values(oldest).toSorted()[0]} />
        </Link>
        {kinds.map((option) => (
          <Link
            key={option}
            to="/admin/review"
            search={addressOf({ ...query, kind: option })}
            {...look(option === kind)}
          >
            <Counter name={KIND_NAMES[option]} count={waiting[option] ?? 0} since={oldest[option]} />
          </Link>
        ))}
      </nav>
    </div>
  );
}

type CounterProps = { name: string; count: number; since: string | undefined };

/** How many wait, and how long the oldest of them has. */
function Counter({ name, count, since }: CounterProps) {
  return (
    <>
      {name} <span className="font-normal tabular-nums">{count.toLocaleString('en-IN')}</span>
      {since && (
        <span className="font-normal text-meta opacity-80">
          <span aria-hidden="true">· </span>
          <span className="sr-only">{`, ${TEXTS.oldest} `}</span>
          {spanText(secondsSince(since))}
        </span>
      )}
    </>
  );
}
