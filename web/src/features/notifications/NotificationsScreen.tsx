import { Trans, useLingui } from '@lingui/react/macro';
import { PER_PAGE } from '@plyhaat/contract/notifications/notifications';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useSession } from '#api/session.ts';
import { Guard } from '#shell/Guard.tsx';
import { Head } from '#shell/Head.tsx';
import { pageOf } from '#shell/page-of.ts';
import { useLastPage } from '#shell/useLastPage.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { TabLinks, tabLinkClass } from '#ui/navigation/TabLinks.tsx';
import { ListActions } from './ListActions.tsx';
import { MailPanel } from './mail/MailPanel.tsx';
import { NotificationRows } from './NotificationRows.tsx';
import { addressOf } from './notifications.address.ts';
import { type NotificationTab, notificationList, unreadCount } from './notifications.queries.ts';

const route = getRouteApi('/notifications');

/** /notifications (NOTE-7), for signed-in members. */
export function NotificationsScreen() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <>
      <Head title={t`Notifications`} />
      <Guard allowed={user !== null} otherwise="/">
        <Notifications userId={user?._id ?? ''} />
      </Guard>
    </>
  );
}

function Notifications({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { tab = 'all', page: pageText } = route.useSearch();
  const page = pageOf(pageText);
  const navigate = route.useNavigate();
  const list = useQuery(notificationList(userId, page, tab));
  const { data: unread = 0 } = useQuery(unreadCount(userId));
  useLastPage(list, PER_PAGE, (last) => void navigate({ search: addressOf(tab, last), replace: true }));
  const total = list.data?.overallTotal ?? 0;
  return (
    <div className="wrap grid gap-5 py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="flex flex-wrap items-center gap-3 text-head">
          <Trans>Notifications</Trans>{' '}
          {unread > 0 && <Badge tone="wait">{t`${{ unread: unread.toLocaleString('en-IN') }} unread`}</Badge>}
        </h1>
        <ListActions unread={unread} total={total} />
      </div>
      <TabLinks label={t`Which notifications`}>
        <Tab tab="all" current={tab} label={t`All`} count={total} />
        <Tab tab="unread" current={tab} label={t`Unread`} count={unread} />
      </TabLinks>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid gap-5">
          <NotificationRows list={list} tab={tab} page={page} />
        </div>
        <MailPanel userId={userId} />
      </div>
    </div>
  );
}

type TabProps = { tab: NotificationTab; current: NotificationTab; label: string; count: number };

function Tab({ tab, current, label, count }: TabProps) {
  return (
    <Link
      to="/notifications"
      search={addressOf(tab)}
      activeOptions={{ exact: true }}
      aria-current={tab === current ? 'page' : undefined}
      className={tabLinkClass}
    >
      {label} ({count.toLocaleString('en-IN')})
    </Link>
  );
}
