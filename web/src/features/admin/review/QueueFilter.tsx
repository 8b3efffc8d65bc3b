import { useLingui } from '@lingui/react/macro';
import { ReviewKind } from '@plyhaat/contract/admin/admin';
import { Approval } from '@plyhaat/contract/core/approval';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { NativeSelect } from '#ui/forms/Input.tsx';
import type { QueueAddress, QueueQuery } from './review.queries.ts';
import { isStatus, KIND_NAMES, STATUS_NAMES } from './review.words.ts';

type Props = {
  query: QueueQuery;
  waiting: Readonly<Partial<Record<ReviewKind, number>>>;
  /** Of the list; undefined while another one is shown. */
  total: number | undefined;
  children: ReactNode;
};

export const addressOf = ({ kind, status, q }: Omit<QueueQuery, 'page'>): QueueAddress => ({
  ...(kind && { kind }),
  ...(status !== 'PENDING' && { status }),
  ...(q && { q }),
});

/** As many as stand in one row at a desk beside what else is in it; the others are one choice. */
const MOST_TABS = 7;

/** Kinds of which something waits, each with how much, which decisions are shown, and the tools: all in one row. */
export function QueueFilter({ query, waiting, total, children }: Props) {
  const { t } = useLingui();
  const { kind, status, q } = query;
  const navigate = useNavigate();
  const { kind: _kind, ...anyKind } = query;
  const isOffered = (option: ReviewKind) => (status === 'PENDING' ? (waiting[option] ?? 0) > 0 : option in waiting);
  const kinds = ReviewKind.options.filter((option) => isOffered(option) || option === kind);
  const whole = Object.values(waiting).reduce((sum, count) => sum + count, 0);
  // What waits is not what a search finds or what was decided: there only the list that is shown has a number.
  const counted = (count: number, isOn: boolean) => (status === 'PENDING' && !q ? count : isOn ? total : undefined);
  const tabs = [
    { name: t`All`, count: counted(whole, !kind), search: addressOf(anyKind), isOn: !kind },
    ...kinds.slice(0, MOST_TABS).map((option) => ({
      name: t(KIND_NAMES[option]),
      count: counted(waiting[option] ?? 0, option === kind),
      search: addressOf({ ...query, kind: option }),
      isOn: option === kind,
    })),
  ];
  return (
    <div className="flex min-w-0 items-center gap-3 border-line border-b bg-surface max-sm:flex-col max-sm:items-stretch max-sm:gap-0">
      <nav
        aria-label={t`Kinds`}
        className="flex min-w-0 flex-1 px-2 max-sm:overflow-x-auto max-sm:[scrollbar-width:thin] sm:flex-wrap"
      >
        {tabs.map(({ name, count, search, isOn }) => (
          <Link
            key={name}
            to="/admin/review"
            search={search}
            aria-current={isOn ? 'page' : undefined}
            className={classes(
              'relative flex min-h-11 flex-none items-center gap-1.5 px-2.5 text-ui lg:min-h-10',
              isOn
                ? 'font-semibold after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.75 after:bg-teak'
                : 'text-ink-2 hover:text-ink',
            )}
          >
            {name} <span className="font-normal text-ink-3 tabular-nums">{count?.toLocaleString('en-IN')}</span>
          </Link>
        ))}
      </nav>
      <div className="flex flex-none items-center gap-2 pr-4 max-sm:px-4 max-sm:pb-2">
        <MoreKinds query={query} waiting={waiting} kinds={kinds.slice(MOST_TABS)} />
        <NativeSelect
          size="sm"
          aria-label={t`Decisions`}
          value={status}
          onChange={({ target }) =>
            void navigate({
              to: '/admin/review',
              search: addressOf({ ...query, status: isStatus(target.value) ? target.value : 'PENDING' }),
            })
          }
          className="w-34 max-sm:flex-1"
        >
          {Approval.options.map((option) => (
            <option key={option} value={option}>
              {option === 'PENDING' ? t`Waiting` : t(STATUS_NAMES[option])}
            </option>
          ))}
        </NativeSelect>
        {children}
      </div>
    </div>
  );
}

type MoreProps = Pick<Props, 'query' | 'waiting'> & { kinds: readonly ReviewKind[] };

function MoreKinds({ query, waiting, kinds }: MoreProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  if (kinds.length === 0) return null;
  const isHere = query.kind !== undefined && kinds.includes(query.kind);
  const countOf = (kind: ReviewKind) => (query.status === 'PENDING' && !query.q ? waiting[kind] : undefined);
  return (
    <NativeSelect
      size="sm"
      aria-label={t`More kinds`}
      value={isHere ? query.kind : ''}
      onChange={({ target }) => {
        const kind = kinds.find((one) => one === target.value);
        if (kind) void navigate({ to: '/admin/review', search: addressOf({ ...query, kind }) });
      }}
      className={classes('w-36 max-sm:flex-1', isHere && 'font-semibold')}
    >
      <option value="" hidden>
        {t`More kinds`}
      </option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {[t(KIND_NAMES[kind]), countOf(kind)?.toLocaleString('en-IN')].filter(Boolean).join(' ')}
        </option>
      ))}
    </NativeSelect>
  );
}
