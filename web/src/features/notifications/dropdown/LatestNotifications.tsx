import { Trans, useLingui } from '@lingui/react/macro';
import type { Notification } from '@plyhaat/contract/notifications/notifications';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellOff, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '#api/session.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Loading } from '#ui/display/Skeleton.tsx';
import { notificationList, unreadCount } from '../notifications.queries.ts';
import { RowSkeletons } from '../RowSkeletons.tsx';
import { useNotificationChanges } from '../useNotificationChanges.ts';
import { LatestRow } from './LatestRow.tsx';

type Props = {
  close: () => void;
  /** How many at most; the header shows a page of them, of which a phone shows three. */
  most?: number;
  className?: string;
};

/** The newest notifications, wherever the shell shows them. */
export function LatestNotifications({ close, most, className }: Props) {
  const { t } = useLingui();
  const userId = useSession().user?._id ?? '';
  const list = useQuery(notificationList(userId));
  const rows = list.data?.data.slice(0, most);
  return (
    <section aria-label={t`Latest notifications`} tabIndex={-1} className={classes('outline-none', className)}>
      <PanelHead userId={userId} />
      {rows && <Rows rows={rows} close={close} />}
      {!rows && list.isError && (
        <Middle role="alert" icon={<CircleAlert size={28} strokeWidth={1.5} className="text-brick" />}>
          <p className="font-semibold text-body">
            <Trans>Failed to load notifications</Trans>
          </p>
          <Button variant="line" busy={list.isFetching} onClick={() => void list.refetch()}>
            <Trans>Retry</Trans>
          </Button>
        </Middle>
      )}
      {!rows && !list.isError && (
        <>
          <Loading />
          <RowSkeletons />
        </>
      )}
      <Link
        to="/notifications"
        onClick={close}
        className={buttonClass({ variant: 'quiet', block: true }, 'flex-none rounded-none border-line border-t-line')}
      >
        <Trans>View all</Trans>
      </Link>
    </section>
  );
}

function PanelHead({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { data: unread = 0 } = useQuery(unreadCount(userId));
  const { readAll, isReadingAll } = useNotificationChanges();
  return (
    <div className="flex min-h-13 flex-none items-center justify-between gap-3 border-line border-b pr-1 pl-4">
      <h2 className="font-semibold text-body">
        <Trans>Notifications</Trans>
      </h2>
      {unread > 0 && (
        <Button variant="quiet" disabled={isReadingAll} onClick={readAll}>
          {isReadingAll ? t`Marking...` : t`Mark all as read`}
        </Button>
      )}
    </div>
  );
}

function Rows({ rows, close }: { rows: readonly Notification[]; close: () => void }) {
  if (rows.length === 0)
    return (
      <Middle icon={<BellOff size={28} strokeWidth={1.5} className="text-ply-2" />}>
        <p className="font-semibold text-body">
          <Trans>No notifications</Trans>
        </p>
      </Middle>
    );
  return (
    <ul className="min-h-0 divide-y divide-line overflow-y-auto max-md:[&>li:nth-child(n+4)]:hidden">
      {rows.map((row) => (
        <LatestRow key={row._id} row={row} close={close} />
      ))}
    </ul>
  );
}

function Middle({ icon, role, children }: { icon: ReactNode; role?: 'alert'; children: ReactNode }) {
  return (
    <div role={role} className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <span aria-hidden="true">{icon}</span>
      {children}
    </div>
  );
}
