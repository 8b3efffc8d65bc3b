import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { OrderKind } from '@plyhaat/contract/billing/orders';
import { ORDER_WORDS, OrderState } from '@plyhaat/contract/billing/payments';
import { listAllOrders, type OrderRow } from '@plyhaat/contract/billing/staff/orders';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ORDER_TONES } from '#console/states.words.ts';
import { InWords, PERIOD } from '#console/table/cells.tsx';
import { type ListShape, totalText } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { useSay } from '#ui/said.ts';
import { flagWords, METHODS } from './words.ts';

const KINDS: Readonly<Record<OrderKind, MessageDescriptor>> = { subscription: msg`Plans`, topup: msg`Top-ups` };

const route = getRouteApi('/console/admin/orders');

const moment = (text: string | null) => text && formatMoment(new Date(text));

function Name({ row: { _id, member } }: { row: OrderRow }) {
  return (
    <>
      <Link
        to="/admin/orders/$id"
        params={{ id: _id }}
        className="flex min-h-6 items-center font-semibold hover:underline max-md:min-h-9"
      >
        {_id}
      </Link>
      {member ? (
        <Link
          to="/admin/members/$id"
          params={{ id: member._id }}
          className="inline-flex min-h-6 items-center text-ink-2 text-meta hover:underline max-md:min-h-9"
        >
          {member.name}
        </Link>
      ) : (
        <span className="text-ink-3 text-meta">
          <Trans>Former member</Trans>
        </span>
      )}
    </>
  );
}

/** What staff should look at stands with the status: a column of its own would not fit beside the others. */
const Status = ({ row: { state, flag } }: { row: OrderRow }) => {
  const say = useSay();
  return (
    <>
      <Badge tone={ORDER_TONES[state]} className="wide-cards:h-auto wide-cards:whitespace-normal wide-cards:py-1">
        {ORDER_WORDS[state]}
      </Badge>
      {flag && <span className="mt-0.5 block text-ink-2 text-meta">{say(flagWords(flag))}</span>}
    </>
  );
};

const ORDERS: ListShape<OrderRow> = {
  list: 'orders',
  title: msg`Orders`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} order`, other: `${shown} orders` })}`,
  noneYet: msg`No orders yet.`,
  counted: ({ purchases = 0 }) => {
    const shown = totalText(purchases);
    return msg`${plural(purchases, { one: `${shown} purchase`, other: `${shown} purchases` })}`;
  },
  searchLabel: msg`Order, invoice, member`,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ _id }) => _id,
  views: [
    { name: ORDER_WORDS.PAID, address: { state: 'PAID' } },
    { name: ORDER_WORDS.PENDING, address: { state: 'PENDING' } },
    { name: ORDER_WORDS.FAILED, address: { state: 'FAILED' } },
    { name: ORDER_WORDS.REFUNDED, address: { state: 'REFUNDED' } },
    { name: msg`Needs attention`, address: { flagged: 'true' } },
  ],
  filters: [
    {
      name: 'state',
      any: msg`Any status`,
      options: OrderState.options
        .filter((state) => state !== 'CREATED')
        .map((state) => [state, ORDER_WORDS[state]] as const),
    },
    {
      name: 'kind',
      any: msg`Plans and top-ups`,
      options: OrderKind.options.map((kind) => [kind, KINDS[kind]] as const),
    },
    { name: 'flagged', any: msg`All payments`, options: [['true', msg`Needs attention`]] },
    ...PERIOD,
  ],
  columns: [
    { key: 'order', head: msg`Order`, isName: true, cell: (row) => <Name row={row} /> },
    { key: 'items', head: msg`Items`, cell: ({ items }) => items },
    {
      key: 'status',
      head: msg`Status`,
      onPhone: true,
      cell: (row) => <Status row={row} />,
    },
    {
      key: 'total',
      head: msg`Total`,
      sort: 'total',
      align: 'right',
      onPhone: true,
      cell: ({ total }) => formatRupees(total),
    },
    {
      key: 'refunded',
      head: msg`Refunded`,
      align: 'right',
      cell: ({ refunded }) => (refunded > 0 ? formatRupees(refunded) : ''),
    },
    { key: 'invoice', head: msg`Invoice`, cell: ({ invoiceNumber }) => invoiceNumber },
    { key: 'created', head: msg`Created`, sort: 'created', cell: ({ createdAt }) => moment(createdAt) },
    { key: 'payment', head: msg`Payment`, isExtra: true, cell: ({ method }) => <InWords said={METHODS[method]} /> },
    { key: 'paid', head: msg`Paid`, isExtra: true, cell: ({ paidAt }) => moment(paidAt) },
  ],
};

export function OrdersScreen() {
  return <ManagerList endpoint={listAllOrders} shape={ORDERS} path="/admin/orders" address={route.useSearch()} />;
}
