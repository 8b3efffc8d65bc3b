import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AllowanceKind } from '@plyhaat/contract/billing/billing';
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
import type { VersionsOf } from './VersionsDialog.tsx';
import { SHARE_NAMES } from './words.ts';

const withGst = (price: number) => formatRupees(gstOn(toPaise(price), true).total / 100);
type History = PlanHistory | TopupHistory;
const isOnOffer = ({ versions }: History) => versions.some(({ isOffered }) => isOffered);
const soldOf = ({ versions }: History) => versions.reduce((sum, { sold }) => sum + sold, 0);

const titleOf = ({ family, name }: PlanVersion) => `${family} ${name}`;

function usePricesOf(): (topup: TopupVersion) => string {
  const { t } = useLingui();
  return ({ priceArr }) =>
    priceArr.map(({ price, numberOfDays }) => t`${{ price: formatRupees(price) }} for ${numberOfDays} days`).join(', ');
}

const QUANTITIES: Readonly<Record<AllowanceKind, (count: number) => MessageDescriptor>> = {
  sale: (count) => msg`${count} × flash sale`,
  advertisement: (count) => msg`${count} × new arrival`,
  banner: (count) => msg`${count} × banner`,
  opportunity: (count) => msg`${count} × opportunity`,
};

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

function useSold(): Column<History> {
  const { t } = useLingui();
  return { head: t`Sold`, align: 'right', stacked: 'hidden', cell: (history) => totalText(soldOf(history)) };
}

function useStatus(): Column<History> {
  const { t } = useLingui();
  return {
    head: t`Status`,
    cell: (history) => (
      <Badge tone={isOnOffer(history) ? 'ok' : 'plain'}>{isOnOffer(history) ? t`On offer` : t`Retired`}</Badge>
    ),
  };
}

const ofPlan = (cell: (latest: PlanVersion) => ReactNode) => (history: PlanHistory) => {
  const [latest] = history.versions;
  return latest ? cell(latest) : null;
};

function usePlanColumns(): readonly Column<PlanHistory>[] {
  const { t } = useLingui();
  const sold = useSold();
  const status = useStatus();
  return [
    {
      head: t`Plan`,
      cell: ({ versions: [latest], roles }) => latest && <Name title={titleOf(latest)} roles={roles} />,
    },
    {
      head: t`Price before GST`,
      align: 'right',
      cell: ofPlan(({ price, noOfMonth }) => (
        <>
          {formatRupees(price)} <span className="block text-ink-3 text-meta">{planLength(noOfMonth)}</span>
        </>
      )),
    },
    { head: t`With GST`, align: 'right', stacked: 'hidden', cell: ofPlan(({ price }) => withGst(price)) },
    ...SHARES.map(
      ([count, days]): Column<PlanHistory> => ({
        head: t(SHARE_NAMES[count]),
        align: 'right',
        stacked: 'hidden',
        cell: ofPlan((latest) =>
          latest[count] > 0 ? t`${{ count: latest[count] }} × ${{ days: latest[days] }} days` : '–',
        ),
      }),
    ),
    sold,
    status,
  ];
}

function useTopupColumns(): readonly Column<TopupHistory>[] {
  const { t } = useLingui();
  const pricesOf = usePricesOf();
  const sold = useSold();
  const status = useStatus();
  return [
    { head: t`Top-up`, cell: ({ versions: [latest], roles }) => latest && <Name title={latest.name} roles={roles} /> },
    {
      head: t`How many`,
      cell: ({ versions: [latest] }) => latest && t(QUANTITIES[latest.kind](latest.quantity)),
    },
    { head: t`Prices`, cell: ({ versions: [latest] }) => latest && pricesOf(latest) },
    {
      head: t`Order of display`,
      align: 'right',
      stacked: 'hidden',
      cell: ({ versions: [latest] }) => latest?.position,
    },
    sold,
    status,
  ];
}

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
  const { t } = useLingui();
  const menuOf = (history: H) => {
    const { name, title, versions } = offerOf(history);
    const isOffered = isOnOffer(history);
    return (
      <RowMenu
        name={title}
        items={[
          { label: t`Change`, onSelect: () => acts.onChange(history) },
          { label: t`Versions`, onSelect: () => acts.onVersions({ title, versions }) },
          'line',
          {
            label: isOffered ? t`Retire` : t`Offer again`,
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
type TableProps<H> = Acts<H> & { histories: readonly H[] };

/** Every plan in one table, so that prices and what they hold can be compared. */
export function PlanTable(props: TableProps<PlanHistory>) {
  const { t } = useLingui();
  const columns = usePlanColumns();
  return <OfferTable {...props} label={t`Table of plans`} caption={t`Plans`} columns={columns} offerOf={planOffer} />;
}

export function TopupTable(props: TableProps<TopupHistory>) {
  const { t } = useLingui();
  const columns = useTopupColumns();
  const pricesOf = usePricesOf();
  const offerOf = ({ key, versions }: TopupHistory): Offer => ({
    name: { of: 'topup', key },
    title: versions[0]?.name ?? key,
    versions: versions.map((one) => ({ ...one, said: pricesOf(one) })),
  });
  return <OfferTable {...props} label={t`Table of top-ups`} caption={t`Top-ups`} columns={columns} offerOf={offerOf} />;
}
