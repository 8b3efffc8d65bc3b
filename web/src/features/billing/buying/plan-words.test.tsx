import { listPlans } from '@plyhaat/contract/billing/billing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { messages, somePlan } from '#test/billing.ts';
import { listed, PLANS, shopWith, signInAsDealer, THREE } from '#test/buying.ts';
import { answer } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(signInAsDealer);

const rowNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('a dealer compares what it can publish and reads of buyers first; what no plan has is no row (BILL-27)', async () => {
  const plans = THREE.map((plan) => ({ ...plan, numberOfOpportunities: 0, OpportunitiesDays: 0 }));
  shopWith(answer(listPlans, listed(...plans)));
  await renderAt(PLANS);
  expect(await screen.findByText(/^Be found by buyers/)).toBeVisible();
  await screen.findByRole('table');
  expect(rowNames()).toEqual([
    'Flash sales, 7 days each',
    'New arrivals, 15 days each',
    'Banners, 15 days each',
    'Products',
    'Enquiries',
    'Duration',
  ]);
  expect(screen.getByRole('row', { name: /^Duration/ })).toHaveTextContent('3 months (90 days)12 months (360 days)');
});

test('a buyer compares what a buyer gets: no sales, banners or products (BILL-27)', async () => {
  session.clear();
  signInAs('USER');
  const nothing = { numberOfSales: 0, numberOfAdvertisement: 0, numberOfBannerImages: 0, numberOfOpportunities: 0 };
  const pass = (name: string, ...texts: string[]) =>
    somePlan({ ...nothing, _id: `0190a000-0000-7000-8000-0000000${name}`, name, messageArr: messages(...texts) });
  shopWith(
    answer(
      listPlans,
      listed(
        pass('0c001', 'Call and WhatsApp any seller'),
        pass('0c002', '3 requirements a month shown first', 'Call and WhatsApp any seller'),
      ),
    ),
  );
  await renderAt(PLANS);
  expect(await screen.findByText('Call and WhatsApp every seller directly.')).toBeVisible();
  await screen.findByRole('table');
  expect(rowNames()).toEqual(['Call and WhatsApp any seller', '3 requirements a month shown first', 'Duration']);
  expect(screen.getByRole('row', { name: /^3 requirements/ })).toHaveTextContent('NoYes');
});
