import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ORDER_WORDS } from '@plyhaat/contract/billing/payments';
import { formatMoment } from '@plyhaat/contract/core/dates';
import { formatRupees } from '@plyhaat/contract/core/money';
import type { MemberDetail } from '@plyhaat/contract/identity/staff/members';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  applicationStatuses,
  approvals,
  channels,
  leadStatuses,
  ORDER_TONES,
  reportKinds,
  reportStatuses,
  requirementStatuses,
} from '#console/states.words.ts';
import { InWords, StatusBadge } from '#console/table/cells.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { DeviceName } from '#ui/display/DeviceName.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import type { Said } from '#ui/said.ts';
import { type Column, Table } from '#ui/table/Table.tsx';

type RecordKind = 'listings' | 'leads' | 'requirements' | 'applications' | 'orders' | 'sessions' | 'reports';
type Of<T extends RecordKind> = MemberDetail[T]['data'][number];

const reportKindOf = (kind: string): Said => (reportKinds as Readonly<Record<string, Said>>)[kind] ?? kind;
const moment = (text: string) => formatMoment(new Date(text));

const LISTINGS: readonly Column<Of<'listings'>>[] = [
  {
    head: msg`Name`,
    cell: ({ name, slug, approved }) =>
      approved === 'APPROVED' ? (
        <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className="link inline-flex min-h-6 items-center">
          {name}
        </Link>
      ) : (
        name
      ),
  },
  { head: msg`Status`, cell: ({ approved }) => <StatusBadge name={approved} words={approvals} />, stacked: 'corner' },
  { head: msg`Date`, cell: ({ createdAt }) => moment(createdAt), stacked: 'line' },
];
const LEADS: readonly Column<Of<'leads'>>[] = [
  { head: msg`Date`, cell: ({ createdAt }) => moment(createdAt) },
  { head: msg`Channel`, cell: ({ channel }) => <InWords said={channels[channel]} />, stacked: 'corner' },
  { head: msg`About`, cell: ({ about }) => about ?? <Trans>The store</Trans>, stacked: 'line' },
  { head: msg`Status`, cell: ({ status }) => <StatusBadge name={status} words={leadStatuses} />, stacked: 'line' },
];
const ORDERS: readonly Column<Of<'orders'>>[] = [
  {
    head: msg`Order`,
    cell: ({ _id }) => (
      <Link to="/admin/orders/$id" params={{ id: _id }} className="link inline-flex min-h-6 items-center">
        {_id}
      </Link>
    ),
  },
  {
    head: msg`Status`,
    cell: ({ state }) => <Badge tone={ORDER_TONES[state]}>{ORDER_WORDS[state]}</Badge>,
    stacked: 'corner',
  },
  { head: msg`Total`, align: 'right', cell: ({ total }) => formatRupees(total), stacked: 'line' },
  { head: msg`Date`, cell: ({ createdAt }) => moment(createdAt), stacked: 'line' },
];
const REQUIREMENTS: readonly Column<Of<'requirements'>>[] = [
  { head: msg`Name`, cell: ({ title }) => title },
  {
    head: msg`Status`,
    cell: ({ status }) => <StatusBadge name={status} words={requirementStatuses} />,
    stacked: 'corner',
  },
  { head: msg`Review`, cell: ({ approved }) => <InWords said={approvals[approved]} />, stacked: 'line' },
  { head: msg`Date`, cell: ({ createdAt }) => moment(createdAt), stacked: 'line' },
];
const APPLICATIONS: readonly Column<Of<'applications'>>[] = [
  { head: msg`Organisation`, cell: ({ organisation }) => organisation },
  {
    head: msg`Status`,
    cell: ({ status }) => <StatusBadge name={status} words={applicationStatuses} />,
    stacked: 'corner',
  },
  { head: msg`About`, cell: ({ brand }) => brand, stacked: 'line' },
  { head: msg`Date`, cell: ({ createdAt }) => moment(createdAt), stacked: 'line' },
];
const SESSIONS: readonly Column<Of<'sessions'>>[] = [
  { head: msg`Device`, cell: ({ device }) => <DeviceName agent={device} /> },
  { head: msg`Address`, cell: ({ address }) => address, stacked: 'line' },
  { head: msg`Signed in`, cell: ({ signedInAt }) => moment(signedInAt), stacked: 'line' },
  { head: msg`Expires`, cell: ({ expiresAt }) => moment(expiresAt), stacked: 'line' },
];
const REPORTS: readonly Column<Of<'reports'>>[] = [
  { head: msg`Reason`, cell: ({ reason }) => reason },
  { head: msg`Kind`, cell: ({ kind }) => <InWords said={reportKindOf(kind)} />, stacked: 'corner' },
  {
    head: msg`Filed`,
    cell: ({ isOwn }) => (isOwn ? <Trans>By this member</Trans> : <Trans>About this member</Trans>),
    stacked: 'line',
  },
  { head: msg`Status`, cell: ({ status }) => <StatusBadge name={status} words={reportStatuses} />, stacked: 'line' },
  { head: msg`Date`, cell: ({ createdAt }) => moment(createdAt), stacked: 'line' },
];

type ListProps<Row extends { readonly _id: string }> = {
  title: string;
  empty: string;
  columns: readonly Column<Row>[];
  found: { readonly total: number; readonly data: readonly Row[] };
  tools?: ReactNode;
};

function Latest<Row extends { readonly _id: string }>({ title, empty, columns, found, tools }: ListProps<Row>) {
  const { t } = useLingui();
  if (found.total === 0) return <Empty text={empty} />;
  const total = found.total.toLocaleString('en-IN');
  return (
    <Panel title={title} line={t`The latest ${{ shown: found.data.length }} of ${total}`} tools={tools}>
      <Table caption={title} columns={columns} rows={found.data} rowKey={({ _id }) => _id} />
    </Panel>
  );
}

const LINK = 'link -my-2 inline-flex min-h-11 items-center text-ui';

/** To the lists across the marketplace, of this member alone. */
function Whole({ id, kind }: { id: string; kind: RecordKind }) {
  if (kind === 'listings')
    return (
      <Link to="/admin/products" search={{ seller: id }} className={LINK}>
        <Trans>All listings</Trans>
      </Link>
    );
  if (kind === 'requirements')
    return (
      <Link to="/admin/requirements" search={{ buyer: id }} className={LINK}>
        <Trans>All requirements</Trans>
      </Link>
    );
  if (kind === 'applications')
    return (
      <Link to="/admin/applications" search={{ applicant: id }} className={LINK}>
        <Trans>All applications</Trans>
      </Link>
    );
  if (kind === 'orders')
    return (
      <Link to="/admin/orders" search={{ member: id }} className={LINK}>
        <Trans>All orders</Trans>
      </Link>
    );
  return kind === 'sessions' ? null : <BothSides id={id} kind={kind} />;
}

/** A member may be at either side of a lead or a report. */
function BothSides({ id, kind }: { id: string; kind: 'leads' | 'reports' }) {
  return kind === 'leads' ? (
    <span className="flex flex-wrap gap-x-4">
      <Link to="/admin/leads" search={{ seller: id }} className={LINK}>
        <Trans>All received</Trans>
      </Link>
      <Link to="/admin/leads" search={{ buyer: id }} className={LINK}>
        <Trans>All made</Trans>
      </Link>
    </span>
  ) : (
    <span className="flex flex-wrap gap-x-4">
      <Link to="/admin/reports" search={{ about: id }} className={LINK}>
        <Trans>All about this member</Trans>
      </Link>
      <Link to="/admin/reports" search={{ reporter: id }} className={LINK}>
        <Trans>All filed by it</Trans>
      </Link>
    </span>
  );
}

type RecordWords = { readonly title: MessageDescriptor; readonly empty: MessageDescriptor };
const WORDS: Readonly<Record<RecordKind, RecordWords>> = {
  listings: { title: msg`Listings`, empty: msg`This member has no listings.` },
  leads: { title: msg`Leads`, empty: msg`No contacts made or received yet.` },
  requirements: { title: msg`Requirements`, empty: msg`This member has posted no requirement.` },
  applications: { title: msg`Applications`, empty: msg`This member has applied for no dealership.` },
  orders: { title: msg`Orders`, empty: msg`This member has bought nothing yet.` },
  sessions: { title: msg`Sessions`, empty: msg`This member is signed in nowhere.` },
  reports: { title: msg`Reports`, empty: msg`No reports about this member, and none by it.` },
};

/** The latest of what a member has. */
export function MemberRecords({ member, kind }: { member: MemberDetail; kind: RecordKind }) {
  const { t } = useLingui();
  const shared = {
    title: t(WORDS[kind].title),
    empty: t(WORDS[kind].empty),
    tools: <Whole id={member._id} kind={kind} />,
  };
  if (kind === 'listings') return <Latest {...shared} columns={LISTINGS} found={member.listings} />;
  if (kind === 'leads') return <Latest {...shared} columns={LEADS} found={member.leads} />;
  if (kind === 'requirements') return <Latest {...shared} columns={REQUIREMENTS} found={member.requirements} />;
  if (kind === 'applications') return <Latest {...shared} columns={APPLICATIONS} found={member.applications} />;
  if (kind === 'orders') return <Latest {...shared} columns={ORDERS} found={member.orders} />;
  if (kind === 'sessions') return <Latest {...shared} columns={SESSIONS} found={member.sessions} />;
  return <Latest {...shared} columns={REPORTS} found={member.reports} />;
}
