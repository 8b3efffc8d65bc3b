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
import { StatusBadge } from '#console/table/cells.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { DeviceName } from '#ui/display/DeviceName.tsx';
import { Empty } from '#ui/display/Empty.tsx';
import { Panel } from '#ui/display/Panel.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import * as TEXTS from './texts.ts';

type RecordKind = 'listings' | 'leads' | 'requirements' | 'applications' | 'orders' | 'sessions' | 'reports';
type Of<T extends RecordKind> = MemberDetail[T]['data'][number];

const reportKindText = (kind: string) => (reportKinds as Readonly<Record<string, string>>)[kind] ?? kind;
const moment = (text: string) => formatMoment(new Date(text));

const LISTINGS: readonly Column<Of<'listings'>>[] = [
  {
    head: TEXTS.name,
    cell: ({ name, slug, approved }) =>
      approved === 'APPROVED' ? (
        <Link to="/product/$idOrSlug" params={{ idOrSlug: slug }} className="link inline-flex min-h-6 items-center">
          {name}
        </Link>
      ) : (
        name
      ),
  },
  { head: TEXTS.status, cell: ({ approved }) => <StatusBadge name={approved} words={approvals} />, stacked: 'corner' },
  { head: TEXTS.date, cell: ({ createdAt }) => moment(createdAt), stacked: 'line' },
];
const LEADS: readonly Column<Of<'leads'>>[] = [
  { head: TEXTS.date, cell: ({ createdAt }) => moment(createdAt) },
  { head: TEXTS.channel, cell: ({ channel }) => channels[channel], stacked: 'corner' },
  { head: TEXTS.about, cell: ({ about }) => about ?? TEXTS.wholeStore, stacked: 'line' },
  { head: TEXTS.status, cell: ({ status }) => <StatusBadge name={status} words={leadStatuses} />, stacked: 'line' },
];
const ORDERS: readonly Column<Of<'orders'>>[] = [
  {
    head: TEXTS.order,
    cell: ({ _id }) => (
      <Link to="/admin/orders/$id" params={{ id: _id }} className="link inline-flex min-h-6 items-center">
        {_id}
      </Link>
    ),
  },
  {
    head: TEXTS.status,
    cell: ({ state }) => <Badge tone={ORDER_TONES[state]}>{ORDER_WORDS[state]}</Badge>,
    stacked: 'corner',
  },
  { head: TEXTS.total, align: 'right', cell: ({ total }) => formatRupees(total), stacked: 'line' },
  { head: TEXTS.date, cell: ({ createdAt }) => moment(createdAt), stacked: 'line' },
];
const REQUIREMENTS: readonly Column<Of<'requirements'>>[] = [
  { head: TEXTS.name, cell: ({ title }) => title },
  {
    head: TEXTS.status,
    cell: ({ status }) => <StatusBadge name={status} words={requirementStatuses} />,
    stacked: 'corner',
  },
  { head: TEXTS.review, cell: ({ approved }) => approvals[approved], stacked: 'line' },
  { head: TEXTS.date, cell: ({ createdAt }) => moment(createdAt), stacked: 'line' },
];
const APPLICATIONS: readonly Column<Of<'applications'>>[] = [
  { head: TEXTS.organisation, cell: ({ organisation }) => organisation },
  {
    head: TEXTS.status,
    cell: ({ status }) => <StatusBadge name={status} words={applicationStatuses} />,
    stacked: 'corner',
  },
  { head: TEXTS.about, cell: ({ brand }) => brand, stacked: 'line' },
  { head: TEXTS.date, cell: ({ createdAt }) => moment(createdAt), stacked: 'line' },
];
const SESSIONS: readonly Column<Of<'sessions'>>[] = [
  { head: TEXTS.device, cell: ({ device }) => <DeviceName agent={device} /> },
  { head: TEXTS.network, cell: ({ address }) => address, stacked: 'line' },
  { head: TEXTS.signedIn, cell: ({ signedInAt }) => moment(signedInAt), stacked: 'line' },
  { head: TEXTS.expires, cell: ({ expiresAt }) => moment(expiresAt), stacked: 'line' },
];
const REPORTS: readonly Column<Of<'reports'>>[] = [
  { head: TEXTS.reason, cell: ({ reason }) => reason },
  { head: TEXTS.kind, cell: ({ kind }) => reportKindText(kind), stacked: 'corner' },
  { head: TEXTS.direction, cell: ({ isOwn }) => (isOwn ? TEXTS.byThem : TEXTS.aboutThem), stacked: 'line' },
  { head: TEXTS.status, cell: ({ status }) => <StatusBadge name={status} words={reportStatuses} />, stacked: 'line' },
  { head: TEXTS.date, cell: ({ createdAt }) => moment(createdAt), stacked: 'line' },
];

type ListProps<Row extends { readonly _id: string }> = {
  title: string;
  empty: string;
  columns: readonly Column<Row>[];
  found: { readonly total: number; readonly data: readonly Row[] };
  tools?: ReactNode;
};

function Latest<Row extends { readonly _id: string }>({ title, empty, columns, found, tools }: ListProps<Row>) {
  if (found.total === 0) return <Empty text={empty} />;
  return (
    <Panel title={title} line={TEXTS.latestOf(found.data.length, found.total)} tools={tools}>
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
        {TEXTS.allListings}
      </Link>
    );
  if (kind === 'requirements')
    return (
      <Link to="/admin/requirements" search={{ buyer: id }} className={LINK}>
        {TEXTS.allRequirements}
      </Link>
    );
  if (kind === 'applications')
    return (
      <Link to="/admin/applications" search={{ applicant: id }} className={LINK}>
        {TEXTS.allApplications}
      </Link>
    );
  if (kind === 'orders')
    return (
      <Link to="/admin/orders" search={{ member: id }} className={LINK}>
        {TEXTS.allOrders}
      </Link>
    );
  return kind === 'sessions' ? null : <BothSides id={id} kind={kind} />;
}

/** A member may be at either side of a lead or a report. */
function BothSides({ id, kind }: { id: string; kind: 'leads' | 'reports' }) {
  return kind === 'leads' ? (
    <span className="flex flex-wrap gap-x-4">
      <Link to="/admin/leads" search={{ seller: id }} className={LINK}>
        {TEXTS.allReceived}
      </Link>
      <Link to="/admin/leads" search={{ buyer: id }} className={LINK}>
        {TEXTS.allMade}
      </Link>
    </span>
  ) : (
    <span className="flex flex-wrap gap-x-4">
      <Link to="/admin/reports" search={{ about: id }} className={LINK}>
        {TEXTS.allAbout}
      </Link>
      <Link to="/admin/reports" search={{ reporter: id }} className={LINK}>
        {TEXTS.allFiled}
      </Link>
    </span>
  );
}

const TITLES: Readonly<Record<RecordKind, string>> = {
  listings: TEXTS.listings,
  leads: TEXTS.leads,
  requirements: TEXTS.requirements,
  applications: TEXTS.applications,
  orders: TEXTS.orders,
  sessions: TEXTS.sessions,
  reports: TEXTS.reports,
};

/** The latest of what a member has. */
export function MemberRecords({ member, kind }: { member: MemberDetail; kind: RecordKind }) {
  const shared = {
    title: TITLES[kind],
    empty: TEXTS.emptyTabs[kind],
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
