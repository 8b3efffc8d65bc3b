import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { renderAt } from './render.tsx';

export const AT = '2026-11-02T10:00:00.000Z';
export const SELLER = { _id: '0190a000-0000-7000-8000-0000000000c1', name: 'Tapi Plywood House' };
export const BUYER = { _id: '0190a000-0000-7000-8000-0000000000c2', name: 'Asha Rao' };
export const pageOf = <Row>(row: Row) => ({ data: [row], total: 1, hasMore: false });

type Shown = { readonly title: string; readonly count: string; readonly row: RegExp };

/** A list of the console with one row: its heading, how many there are, the row, and where the rail says one is. */
export async function expectList(path: string, { title, count, row }: Shown): Promise<void> {
  const { container } = await renderAt(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(await screen.findByText(count)).toBeInTheDocument();
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(row);
  expect(screen.getByRole('link', { name: title, current: 'page' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
}
