import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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

type Props = { list: UseQueryResult<NotificationList>; tab: NotificationTab; page: number };
const FRAME = 'overflow-hidden rounded-card border border-line bg-surface';

export function NotificationRows({ list, tab, page }: Props) {
  const { t } = useLingui();
  const router = useRouter();
  if (list.data) {
    const { data, total } = list.data;
    if (data.length === 0) return <NoNotifications tab={tab} />;
    return (
      <>
        <section aria-label={t`Notifications`} tabIndex={-1} className={`${FRAME} outline-none`}>
          {byDay(data, Date.now()).map(([day, rows]) => (
            <div key={day.id}>
              <h2 className="bg-sunken px-5 py-2.5 text-ink-2 text-ui">{t(day)}</h2>
              <ul className="divide-y divide-line">
                {rows.map((row) => (
                  <NotificationRow key={row._id} row={row} />
                ))}
              </ul>
            </div>
          ))}
        </section>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-ink-2 text-ui tabular-nums">
            <Range page={page} shown={data.length} total={total} />
          </p>
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
        title={t`Error Loading Notifications`}
        text={t`Failed to load your notifications. Please try again.`}
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

const figure = (count: number) => count.toLocaleString('en-IN');

function Range({ page, shown, total }: { page: number; shown: number; total: number }) {
  const first = (page - 1) * PER_PAGE + 1;
  const [from, to, all] = [figure(first), figure(first + shown - 1), figure(total)];
  return (
    <Trans>
      {from}–{to} of {all}
    </Trans>
  );
}

function NoNotifications({ tab }: { tab: NotificationTab }) {
  const { t } = useLingui();
  return (
    <Empty
      title={t`No notifications`}
      text={
        tab === 'unread'
          ? t`You don't have any unread notifications.`
          : t`You don't have any notifications at the moment.`
      }
      action={
        <Link to="/" className={buttonClass({ variant: 'line' })}>
          <Trans>Return to homepage</Trans>
        </Link>
      }
    />
  );
}

const DAYS = [msg`Today`, msg`Yesterday`, msg`Earlier`];

/** Newest first, under the day they came on. */
function byDay(rows: readonly Notification[], now: number): [day: MessageDescriptor, rows: Notification[]][] {
  const [today, yesterday] = [indianDay(now), indianDay(now - DAY_MS)];
  const dayOf = ({ createdAt }: Notification) => {
    const day = indianDay(Date.parse(createdAt));
    return day === today ? 0 : day === yesterday ? 1 : 2;
  };
  return DAYS.map((day, at): [MessageDescriptor, Notification[]] => [
    day,
    rows.filter((row) => dayOf(row) === at),
  ]).filter(([, found]) => found.length > 0);
}
