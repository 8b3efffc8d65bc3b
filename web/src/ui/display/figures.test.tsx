import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { type Column, Table } from '../table/Table.tsx';
import { Progress } from './Progress.tsx';
import { StatTile } from './StatTile.tsx';

test('a figure is named, and its change is told by sign as well as by colour', async () => {
  const { container } = renderAlone(
    <>
      <StatTile label="Leads" value="643" change={24} note="on last month" />
      <StatTile label="Calls" value="212" change={-3} />
      <StatTile label="Plan" value="Dealer" note="ends 2 Mar 2027" />
    </>,
  );
  expect(screen.getByText('Leads').closest('dl')).toHaveTextContent('Leads643+24% on last month');
  expect(screen.getByText('Calls').closest('dl')).toHaveTextContent('Calls212−3%');
  expect(screen.getByText('Plan').closest('dl')).toHaveTextContent('PlanDealerends 2 Mar 2027');
  await expectNoAxeViolations(container);
});

test('progress tells its name and how far it is', async () => {
  const { container } = renderAlone(<Progress label="Uploading channel.jpg" value={63} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading channel.jpg' })).toHaveValue(63);
  await expectNoAxeViolations(container);
});

interface Listing {
  id: string;
  name: string;
  views: number;
}

const COLUMNS: Column<Listing>[] = [
  { head: 'Product', cell: (row) => row.name },
  { head: 'Views', cell: (row) => row.views, align: 'right', stacked: 'labelled' },
  { head: 'Actions', cell: (row) => <button type="button">{`Edit ${row.name}`}</button>, quietHead: true },
];

test('a table is named, headed and holds a row for each thing', async () => {
  const rows = [
    { id: '1', name: 'Brass bar handle', views: 612 },
    { id: '2', name: 'Soft-close hinge', views: 0 },
  ];
  const { container } = renderAlone(
    <Table caption="My products" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} />,
  );
  const table = screen.getByRole('table', { name: 'My products' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  const row = within(table).getByRole('row', { name: /Soft-close hinge/ });
  expect(within(row).getByRole('cell', { name: '0' })).toBeInTheDocument();
  expect(within(row).getByRole('button', { name: 'Edit Soft-close hinge' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
