import type { Overview, OverviewLevels } from '@plyhaat/contract/admin/overview';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FigureTable } from '#ui/charts/FigureTable.tsx';
import { counted } from '#ui/charts/figures.ts';
import { Panel } from '#ui/display/Panel.tsx';
import { difference } from './overview.words.ts';
import * as TEXTS from './texts.ts';

type Row = { readonly level: keyof OverviewLevels; readonly name: ReactNode };

const ROWS: readonly Row[] = [
  {
    level: 'members',
    name: (
      <Link to="/admin/members" className="link">
        {TEXTS.members}
      </Link>
    ),
  },
  { level: 'sellers', name: TEXTS.sellers },
  { level: 'subscribers', name: TEXTS.subscribers },
  { level: 'live', name: TEXTS.liveProducts },
  {
    level: 'pending',
    name: (
      <Link to="/admin/review" search={{ kind: 'product' }} className="link">
        {TEXTS.pendingProducts}
      </Link>
    ),
  },
  { level: 'rejected', name: TEXTS.rejectedProducts },
  { level: 'hidden', name: TEXTS.hiddenProducts },
];

/** How many there are of everything, and how many there were when the period began. */
export function LevelsPanel({ now, earlier }: Pick<Overview, 'now' | 'earlier'>) {
  const columns = [
    { head: TEXTS.kind, cell: ({ name }: Row) => name },
    { head: TEXTS.now, cell: ({ level }: Row) => counted(now[level]) },
    { head: TEXTS.before, cell: ({ level }: Row) => (earlier ? counted(earlier[level]) : '–') },
    { head: TEXTS.change, cell: ({ level }: Row) => (earlier ? difference(now[level], earlier[level], counted) : '–') },
  ];
  return (
    <Panel title={TEXTS.membersAndProducts}>
      <FigureTable caption={TEXTS.membersAndProducts} columns={columns} rows={ROWS} rowKey={({ level }) => level} />
    </Panel>
  );
}
