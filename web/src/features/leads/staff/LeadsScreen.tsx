import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LeadChannel, LeadSource, LeadStatus } from '@plyhaat/contract/leads/leads';
import { type LeadRow, listAllLeads, showLeadContact } from '@plyhaat/contract/leads/staff/leads';
import { getRouteApi } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { HiddenPhone } from '#console/contact/HiddenPhone.tsx';
import { channels, leadStatuses } from '#console/states.words.ts';
import { choice, InWords, MemberLink, momentText, PERIOD, StatusBadge } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';

const SOURCES: Readonly<Record<LeadSource, MessageDescriptor>> = {
  product: msg`Product page`,
  seller: msg`Store page`,
  reel: msg`Reel`,
  requirement: msg`Requirement`,
  opportunity: msg`Opportunity`,
  share: msg`Shared list`,
};

const route = getRouteApi('/console/admin/leads');

const showingContact = (id: string) => (reason: string) => call(showLeadContact, { params: { id }, body: { reason } });

function Buyer({ row: { _id, buyer, phone } }: { row: LeadRow }) {
  const { t } = useLingui();
  return (
    <>
      <span className="block font-semibold">
        <MemberLink member={buyer} />
      </span>
      {phone && (
        <span className="text-ink-3 text-meta">
          <HiddenPhone phone={phone} name={buyer?.name ?? t`Former member`} show={showingContact(_id)} />
        </span>
      )}
    </>
  );
}

const LEADS: ListShape<LeadRow> = {
  list: 'leads',
  title: msg`Leads`,
  found: (count, shown) => msg`${plural(count, { one: `${shown} lead`, other: `${shown} leads` })}`,
  noneYet: msg`No leads yet.`,
  searchLabel: msg`Buyer, seller`,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ buyer, seller: { name: seller } }) =>
    buyer ? msg`${{ buyer: buyer.name }} to ${seller}` : msg`Former member to ${seller}`,
  views: [
    { name: leadStatuses.new, address: { status: 'new' } },
    { name: leadStatuses.won, address: { status: 'won' } },
    { name: leadStatuses.lost, address: { status: 'lost' } },
  ],
  filters: [
    choice('channel', msg`Any channel`, LeadChannel.options, channels),
    choice('status', msg`Any status`, LeadStatus.options, leadStatuses),
    choice('source', msg`Any source`, LeadSource.options, SOURCES),
    ...PERIOD,
  ],
  columns: [
    {
      key: 'buyer',
      head: msg`Buyer`,
      isName: true,
      cell: (row) => <Buyer row={row} />,
    },
    { key: 'seller', head: msg`Seller`, onPhone: true, cell: ({ seller }) => <MemberLink member={seller} /> },
    { key: 'channel', head: msg`Channel`, onPhone: true, cell: ({ channel }) => <InWords said={channels[channel]} /> },
    {
      key: 'status',
      head: msg`Status`,
      onPhone: true,
      cell: ({ status }) => <StatusBadge name={status} words={leadStatuses} />,
    },
    {
      key: 'product',
      head: msg`Product`,
      cell: ({ product }) => (
        <span className="block max-w-48 truncate" title={product ?? undefined}>
          {product}
        </span>
      ),
    },
    { key: 'source', head: msg`Source`, cell: ({ source }) => <InWords said={SOURCES[source]} /> },
    { key: 'created', head: msg`Created`, sort: 'created', cell: ({ createdAt }) => momentText(createdAt) },
    { key: 'city', head: msg`City`, isExtra: true, cell: ({ city }) => city },
    { key: 'last', head: msg`Last contact`, isExtra: true, cell: ({ lastContactAt }) => momentText(lastContactAt) },
    { key: 'answered', head: msg`Answered`, isExtra: true, cell: ({ respondedAt }) => momentText(respondedAt) },
  ],
};

export function LeadsScreen() {
  return <ManagerList endpoint={listAllLeads} shape={LEADS} path="/admin/leads" address={route.useSearch()} />;
}
