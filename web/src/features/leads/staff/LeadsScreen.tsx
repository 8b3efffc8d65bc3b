import { msg, plural } from '@lingui/core/macro';
import { LeadChannel, LeadSource, LeadStatus } from '@plyhaat/contract/leads/leads';
import { type LeadRow, listAllLeads, showLeadContact } from '@plyhaat/contract/leads/staff/leads';
import { getRouteApi } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { HiddenPhone } from '#console/contact/HiddenPhone.tsx';
import { channels, leadStatuses } from '#console/states.words.ts';
import { choice, InWords, MemberLink, momentText, PERIOD, StatusBadge } from '#console/table/cells.tsx';
import type { ListShape } from '#console/table/list.ts';
import { ManagerList } from '#console/table/ManagerList.tsx';
import * as TEXTS from './texts.ts';

const route = getRouteApi('/console/admin/leads');

const showingContact = (id: string) => (reason: string) => call(showLeadContact, { params: { id }, body: { reason } });

const LEADS: ListShape<LeadRow> = {
  list: 'leads',
  title: TEXTS.leads,
  found: (count, shown) => msg`${plural(count, { one: `${shown} lead`, other: `${shown} leads` })}`,
  noneYet: msg`No leads yet.`,
  searchLabel: TEXTS.searchLeads,
  defaultSort: '-created',
  rowKey: ({ _id }) => _id,
  rowName: ({ buyer, seller }) => TEXTS.buyerToSeller(buyer?.name ?? TEXTS.formerMember, seller.name),
  views: [
    { name: leadStatuses.new, address: { status: 'new' } },
    { name: leadStatuses.won, address: { status: 'won' } },
    { name: leadStatuses.lost, address: { status: 'lost' } },
  ],
  filters: [
    choice('channel', TEXTS.anyChannel, LeadChannel.options, channels),
    choice('status', TEXTS.anyStatus, LeadStatus.options, leadStatuses),
    choice('source', TEXTS.anySource, LeadSource.options, TEXTS.sources),
    ...PERIOD,
  ],
  columns: [
    {
      key: 'buyer',
      head: TEXTS.buyer,
      isName: true,
      cell: ({ _id, buyer, phone }) => (
        <>
          <span className="block font-semibold">
            <MemberLink member={buyer} />
          </span>
          {phone && (
            <span className="text-ink-3 text-meta">
              <HiddenPhone phone={phone} name={buyer?.name ?? TEXTS.formerMember} show={showingContact(_id)} />
            </span>
          )}
        </>
      ),
    },
    { key: 'seller', head: TEXTS.seller, onPhone: true, cell: ({ seller }) => <MemberLink member={seller} /> },
    { key: 'channel', head: TEXTS.channel, onPhone: true, cell: ({ channel }) => <InWords said={channels[channel]} /> },
    {
      key: 'status',
      head: TEXTS.status,
      onPhone: true,
      cell: ({ status }) => <StatusBadge name={status} words={leadStatuses} />,
    },
    {
      key: 'product',
      head: TEXTS.product,
      cell: ({ product }) => (
        <span className="block max-w-48 truncate" title={product ?? undefined}>
          {product}
        </span>
      ),
    },
    { key: 'source', head: TEXTS.source, cell: ({ source }) => TEXTS.sources[source] },
    { key: 'created', head: TEXTS.created, sort: 'created', cell: ({ createdAt }) => momentText(createdAt) },
    { key: 'city', head: TEXTS.city, isExtra: true, cell: ({ city }) => city },
    { key: 'last', head: TEXTS.lastContact, isExtra: true, cell: ({ lastContactAt }) => momentText(lastContactAt) },
    { key: 'answered', head: TEXTS.answered, isExtra: true, cell: ({ respondedAt }) => momentText(respondedAt) },
  ],
};

export function LeadsScreen() {
  return <ManagerList endpoint={listAllLeads} shape={LEADS} path="/admin/leads" address={route.useSearch()} />;
}
