import { indianDay } from '@plyhaat/contract/core/dates';
import { DAY_MS } from '@plyhaat/contract/core/time-units';
import { type Notification, PER_PAGE } from '@plyhaat/contract/notifications/notifications';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { buttonClass } from '#ui/Button.tsx';
import { Empty, ErrorState } from '#ui/display/Empty.tsx';
import { Loading } from '#ui/display/Skeleton.tsx';
import { Pagination } from '#ui/navigation/Pagination.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { addressOf } from './notifications.address.ts';
import type { NotificationList, NotificationTab } from './notifications.queries.ts';
import { RowSkeletons } from './RowSkeletons.tsx';
import * as TEXTS from './texts.ts';

type Props = { list: UseQueryResult<NotificationList>; tab: NotificationTab; page: number };
const FRAME = 'overflow-hidden rounded-card border border-line bg-surface';

export function NotificationRows({ list, tab, page }: Props) {
  const router = useRouter();
  if (list.data) {
    const { data, total } = list.data;
    if (data.length === 0) return <NoNotifications tab={tab} />;
    return (
      <>
        <section aria-label={TEXTS.notifications} tabIndex={-1} className={`${FRAME} outline-none`}>
          {byDay(data, Date.now()).map(([day, rows]) => (
            <div key={day}>
              <h2 className="bg-sunken px-5 py-2.5 text-ink-2 text-ui">{day}</h2>
              <ul className="divide-y divide-line">
                {rows.map((row) => (
                  <NotificationRow key={row._id} row={row} />
                ))}
              </ul>
            </div>
          ))}
        </section>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-ink-2 text-ui tabular-nums">{rangeOf(page, data.length, total)}</p>
          <Pagination
            page={page}
            pages={Math.ceil(total / PER_PAGE)}
            hrefFor={(to) => router.buildLocation({ to: '/notifications', search: addressOf(tab, to) }).href}
            onPage={(to) => void router.navigate({ to: '/notifications', search: addressOf(tab, to) })}
          />
        </div>
      </>
    );
  }
  if (list.isError)
    return (
      <ErrorState
        title={TEXTS.errorLoadingNotifications}
        text={TEXTS.failedToLoadYour}
        onRetry={() => window.location.reload()}
      />
    );
  return (
    <div className={FRAME}>
      <Loading />
      <RowSkeletons />
    </div>
  );
}

function rangeOf(page: number, shown: number, total: number): string {
  const first = (page - 1) * PER_PAGE + 1;
  return TEXTS.firstCountOfTotal(
    first.toLocaleString('en-IN'),
    (first + shown - 1).toLocaleString('en-IN'),
    total.toLocaleString('en-IN'),
  );
}

function NoNotifications({ tab }: { tab: NotificationTab }) {
  return (
    <Empty
      title={TEXTS.noNotifications}
      text={tab === 'unread' ? TEXTS.youDontHaveAny : TEXTS.youDontHaveAnyNotifications}
      action={
        <Link to="/" className={buttonClass({ variant: 'line' })}>
          {TEXTS.returnToHomepage}
        </Link>
      }
    />
  );
}

/** Newest first, under the day they came on. */
function byDay(rows: readonly Notification[], now: number): [day: string, rows: Notification[]][] {
  const days = new Map<string, Notification[]>();
  for (const row of rows) {
    const day = indianDay(Date.parse(row.createdAt));
    const name =
      day === indianDay(now) ? TEXTS.today : day === indianDay(now - DAY_MS) ? TEXTS.yesterday : TEXTS.earlier;
    days.set(name, [...(days.get(name) ?? []), row]);
  }
  return [...days];
}
