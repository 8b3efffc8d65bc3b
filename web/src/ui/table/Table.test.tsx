import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { type Column, Table } from './Table.tsx';

type Order = { id: string; buyer: string; total: number };

const ORDERS: readonly Order[] = [
  { id: '1', buyer: 'Marwar Ply Point', total: 4720 },
  { id: '2', buyer: 'Tapi Plywood', total: 1180 },
];
const COLUMNS: readonly Column<Order>[] = [
  { head: 'Buyer', cell: ({ buyer }) => buyer },
  { head: 'Total', cell: ({ total }) => total, align: 'right', sort: 'total' },
];

function Orders({ sort = '-total', onSort = () => undefined }: { sort?: string; onSort?: (column: string) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const onSelect = (keys: readonly string[], on: boolean) =>
    setSelected(new Set([...selected, ...keys].filter((key) => on || !keys.includes(key))));
  return (
    <Table
      look="list"
      caption="Orders"
      columns={COLUMNS}
      rows={ORDERS}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      selection={{ selected, onSelect, nameOf: ({ buyer }) => buyer }}
      actions={({ buyer }) => <button type="button">{`Refund ${buyer}`}</button>}
    />
  );
}

test('a list is sorted by a press on a heading, which says the order in force', async () => {
  const onSort = vi.fn();
  const { container, rerender } = renderAlone(<Orders onSort={onSort} />);
  const heading = screen.getByRole('columnheader', { name: 'Total' });
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Buyer' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(within(heading).getByRole('button', { name: 'Total' }));
  expect(onSort).toHaveBeenCalledWith('total');
  rerender(<Orders sort="total" />);
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expectNoAxeViolations(container);
});

test('rows are selected one by one or all at once, and have their actions at the end', async () => {
  renderAlone(<Orders />);
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await userEvent.click(box('Select Tapi Plywood'));
  expect(box('Select all')).not.toBeChecked();
  await userEvent.click(box('Select Marwar Ply Point'));
  expect(box('Select all')).toBeChecked();
  await userEvent.click(box('Select all'));
  expect(box('Select Tapi Plywood')).not.toBeChecked();
  const row = screen.getByRole('row', { name: /Tapi Plywood/ });
  expect(within(row).getByRole('button', { name: 'Refund Tapi Plywood' })).toBeVisible();
});

test('a table of figures is headed by its columns and by what each row is about', () => {
  renderAlone(<Table look="narrow" caption="Totals" columns={COLUMNS} rows={ORDERS} rowKey={({ id }) => id} />);
  expect(screen.getByRole('rowheader', { name: 'Tapi Plywood' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
