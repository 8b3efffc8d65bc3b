import { planLength } from '@plyhaat/contract/billing/plan-length';
import {
  type PlanHistory,
  type PlanVersion,
  SHARES,
  type TopupHistory,
  type TopupVersion,
} from '@plyhaat/contract/billing/staff/offers';
import { formatRupees, gstOn, toPaise } from '@plyhaat/contract/core/money';
import { roleLabel } from '@plyhaat/contract/core/role-label';
import type { Role } from '@plyhaat/contract/core/roles';
import type { ReactNode } from 'react';
import { RowMenu } from '#console/editing/RowMenu.tsx';
import { totalText } from '#console/table/list.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { ScrollRegion } from '#ui/display/ScrollRegion.tsx';
import { type Column, Table } from '#ui/table/Table.tsx';
import type { OfferToSet } from './OfferDialog.tsx';
import * as TEXTS from './texts.ts';
import type { VersionsOf } from './VersionsDialog.tsx';

const withGst = (price: number) => formatRupees(gstOn(toPaise(price), true).total / 100);
type History = PlanHistory | TopupHistory;
const isOnOffer = ({ versions }: History) => versions.some(({ isOffered }) => isOffered);
const soldOf = ({ versions }: History) => versions.reduce((sum, { sold }) => sum + sold, 0);

const titleOf = ({ family, name }: PlanVersion) => `${family} ${name}`;
const pricesOf = ({ priceArr }: TopupVersion) =>
  priceArr.map(({ price, numberOfDays }) => TEXTS.priceFor(formatRupees(price), numberOfDays)).join(', ');

function Name({ title, roles }: { title: string; roles: readonly Role[] }) {
  return (
    <>
      <b className="block font-semibold">{title}</b>
      <span className="block max-w-80 text-ink-3 text-meta md:whitespace-normal">
        {roles.map(roleLabel).join(', ')}
      </span>
    </>
  );
}

const sold: Column<History> = {
  head: TEXTS.soldHead,
  align: 'right',
  stacked: 'hidden',
  cell: (history) => totalText(soldOf(history)),
};
const status: Column<History> = {
  head: TEXTS.status,
  cell: (history) => (
    <Badge tone={isOnOffer(history) ? 'ok' : 'plain'}>{isOnOffer(history) ? TEXTS.onOffer : TEXTS.retired}</Badge>
  ),
};

const ofPlan = (cell: (latest: PlanVersion) => ReactNode) => (history: PlanHistory) => {
  const [latest] = history.versions;
  return latest ? cell(latest) : null;
};

const PLANS: readonly Column<PlanHistory>[] = [
  {
    head: TEXTS.plan,
    cell: ({ versions: [latest], roles }) => latest && <Name title={titleOf(latest)} roles={roles} />,
  },
  {
    head: TEXTS.priceBeforeGst,
    align: 'right',
    cell: ofPlan(({ price, noOfMonth }) => (
      <>
        {formatRupees(price)} <span className="block text-ink-3 text-meta">{planLength(noOfMonth)}</span>
      </>
    )),
  },
  { head: TEXTS.withGstHead, align: 'right', stacked: 'hidden', cell: ofPlan(({ price }) => withGst(price)) },
  ...SHARES.map(
    ([count, days]): Column<PlanHistory> => ({
      head: TEXTS.shares[count],
      align: 'right',
      stacked: 'hidden',
      cell: ofPlan((latest) => (latest[count] > 0 ? TEXTS.countForDays(latest[count], latest[days]) : TEXTS.none)),
    }),
  ),
  sold,
  status,
];

const TOPUPS: readonly Column<TopupHistory>[] = [
  { head: TEXTS.topup, cell: ({ versions: [latest], roles }) => latest && <Name title={latest.name} roles={roles} /> },
  { head: TEXTS.howMany, cell: ({ versions: [latest] }) => latest && TEXTS.countOf(latest.quantity, latest.kind) },
  { head: TEXTS.prices, cell: ({ versions: [latest] }) => latest && pricesOf(latest) },
  { head: TEXTS.place, align: 'right', stacked: 'hidden', cell: ({ versions: [latest] }) => latest?.position },
  sold,
  status,
];

type Offer = Omit<OfferToSet, 'isOffered'> & Pick<VersionsOf, 'versions'>;

type Acts<H> = {
  onChange: (history: H) => void;
  onOffer: (offer: OfferToSet) => void;
  onVersions: (versions: VersionsOf) => void;
};
type Props<H> = Acts<H> & {
  label: string;
  caption: string;
  columns: readonly Column<H>[];
  histories: readonly H[];
  offerOf: (history: H) => Offer;
};

function OfferTable<H extends History>({ label, caption, columns, histories, offerOf, ...acts }: Props<H>) {
  const menuOf = (history: H) => {
    const { name, title, versions } = offerOf(history);
    const isOffered = isOnOffer(history);
    return (
      <RowMenu
        name={title}
        items={[
          { label: TEXTS.change, onSelect: () => acts.onChange(history) },
          { label: TEXTS.versions, onSelect: () => acts.onVersions({ title, versions }) },
          'line',
          {
            label: isOffered ? TEXTS.retire : TEXTS.offerAgain,
            danger: isOffered,
            onSelect: () => acts.onOffer({ name, title, isOffered: !isOffered }),
          },
        ]}
      />
    );
  };
  return (
    <ScrollRegion label={label} className="relative overflow-x-auto">
      <Table
        look="list"
        caption={caption}
        columns={columns}
        rows={histories}
        rowKey={({ key }) => key}
        actions={menuOf}
      />
    </ScrollRegion>
  );
}

const planOffer = ({ key, versions }: PlanHistory): Offer => ({
  name: { of: 'plan', key },
  title: versions[0] ? titleOf(versions[0]) : key,
  versions: versions.map((one) => ({ ...one, said: formatRupees(one.price) })),
});
const topupOffer = ({ key, versions }: TopupHistory): Offer => ({
  name: { of: 'topup', key },
  title: versions[0]?.name ?? key,
  versions: versions.map((one) => ({ ...one, said: pricesOf(one) })),
});

type TableProps<H> = Acts<H> & { histories: readonly H[] };

/** Every plan in one table, so that prices and what they hold can be compared. */
export const PlanTable = (props: TableProps<PlanHistory>) => (
  <OfferTable {...props} label={TEXTS.tableOfPlans} caption={TEXTS.plansHead} columns={PLANS} offerOf={planOffer} />
);
export const TopupTable = (props: TableProps<TopupHistory>) => (
  <OfferTable {...props} label={TEXTS.tableOfTopups} caption={TEXTS.topups} columns={TOPUPS} offerOf={topupOffer} />
);
