import { Trans, useLingui } from '@lingui/react/macro';
import type { Overview, OverviewLevels } from '@plyhaat/contract/admin/overview';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FigureTable } from '#ui/charts/FigureTable.tsx';
import { counted } from '#ui/charts/figures.ts';
import { Panel } from '#ui/display/Panel.tsx';
import { difference } from './overview.words.ts';

type Row = { readonly level: keyof OverviewLevels; readonly name: ReactNode };

const ROWS: readonly Row[] = [
  {
    level: 'members',
    name: (
      <Link to="/admin/members" className="link">
        <Trans>Members</Trans>
      </Link>
    ),
  },
  { level: 'sellers', name: <Trans>Sellers</Trans> },
  { level: 'subscribers', name: <Trans>With a plan</Trans> },
  { level: 'live', name: <Trans>Live products</Trans> },
  {
    level: 'pending',
    name: (
      <Link to="/admin/review" search={{ kind: 'product' }} className="link">
        <Trans>Products under review</Trans>
      </Link>
    ),
  },
  { level: 'rejected', name: <Trans>Rejected products</Trans> },
  { level: 'hidden', name: <Trans>Hidden products</Trans> },
];

/** How many there are of everything, and how many there were when the period began. */
export function LevelsPanel({ now, earlier }: Pick<Overview, 'now' | 'earlier'>) {
  const { t } = useLingui();
  const columns = [
    { head: t`Kind`, cell: ({ name }: Row) => name },
    { head: t`Now`, cell: ({ level }: Row) => counted(now[level]) },
    { head: t`Before`, cell: ({ level }: Row) => (earlier ? counted(earlier[level]) : '–') },
    { head: t`Change`, cell: ({ level }: Row) => (earlier ? difference(now[level], earlier[level], counted) : '–') },
  ];
  return (
    <Panel title={t`Members and products`}>
      <FigureTable caption={t`Members and products`} columns={columns} rows={ROWS} rowKey={({ level }) => level} />
    </Panel>
  );
}
