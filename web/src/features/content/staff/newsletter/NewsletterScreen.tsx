import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { listSubscribers, type SubscriberRow } from '@plyhaat/contract/content/staff/newsletter';
import { getRouteApi } from '@tanstack/react-router';
import { momentText, PERIOD } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';

const route = getRouteApi('/console/admin/newsletter');

const SUBSCRIBERS: ListShape<SubscriberRow> = {
  list: 'newsletter',
  title: msg`Newsletter`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} subscriber`, other: `${shown} subscribers` })}`,
  noneYet: msg`No subscribers yet.`,
  searchLabel: msg`E-mail`,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ email }) => email,
  filters: PERIOD,
  columns: [
    {
      key: 'email',
      head: msg`E-mail`,
      isName: true,
      sort: 'email',
      cell: ({ email }) => <b className="font-semibold wrap-anywhere">{email}</b>,
    },
    {
      key: 'created',
      head: msg`Subscribed`,
      sort: 'created',
      onPhone: true,
      cell: ({ createdAt }) => momentText(createdAt),
    },
    {
      key: 'welcomed',
      head: msg`Welcome mail`,
      cell: ({ welcomedAt }) => momentText(welcomedAt) || <Trans>Not sent</Trans>,
    },
  ],
};

export function NewsletterScreen() {
  return (
    <ManagerList endpoint={listSubscribers} shape={SUBSCRIBERS} path="/admin/newsletter" address={route.useSearch()} />
  );
}
