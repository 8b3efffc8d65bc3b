import {
  addTopup,
  changePlan,
  changeTopup,
  listPlanVersions,
  listTopupVersions,
  type PlanVersion,
  retirePlan,
  type TopupVersion,
} from '@plyhaat/contract/billing/staff/offers';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { BANNER, somePlan } from '#test/billing.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const SECOND: PlanVersion = { ...somePlan({ _id: 'second', price: 6499 }), version: 2, isOffered: true, sold: 3 };
const FIRST = { ...SECOND, _id: 'first', version: 1, price: 5999, isOffered: false, sold: 10_001 };
const TOPUP: TopupVersion = {
  ...BANNER,
  position: 0,
  version: 1,
  isOffered: true,
  sold: 0,
  createdAt: SECOND.createdAt,
};
const startApi = () =>
  fakeApi(
    answer(listPlanVersions, { data: [{ key: 'dealer-standard', roles: ['DEALER'], versions: [SECOND, FIRST] }] }),
    answer(listTopupVersions, { data: [{ key: 'banner', roles: ['DEALER'], versions: [TOPUP] }] }),
    answer(addTopup, { message: 'The top-up is on offer.', key: 'banner-5' }),
    answer(changePlan, { message: 'The new version is on offer.' }),
    answer(changeTopup, { message: 'The new version is on offer.' }),
    answer(retirePlan, { message: 'It is no longer on offer.' }),
  );

type User = Awaited<ReturnType<typeof renderAt>>['user'];
async function choose(user: User, name: string, act: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

test('plans are an administrator’s alone (ADMIN-2)', async () => {
  signInAs('SUBADMIN');
  startApi();
  await renderAt('/admin/plans');
  expect(await screen.findByText('Your role does not open this')).toBeVisible();
});

test('a plan shows its versions, and a change of its price is sent with the version seen', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user, container } = await renderAt('/admin/plans');
  expect(await screen.findByRole('row', { name: /Dealer Standard.*24 × 7 days.*On offer/ })).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await choose(user, 'Dealer Standard', 'Versions');
  const versions = within(await screen.findByRole('dialog', { name: 'Versions of Dealer Standard' }));
  expect(versions.getByText('Version 1')).toBeInTheDocument();
  expect(versions.getByText(/sold 10,000\+/)).toBeInTheDocument();
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(user, 'Dealer Standard', 'Change');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Dealer Standard' }));
  const price = dialog.getByLabelText(/Price before GST/);
  await user.clear(price);
  await user.type(price, '99.5');
  await user.click(dialog.getByRole('button', { name: 'Save new version' }));
  expect(await dialog.findByText(/price in whole rupees/)).toBeInTheDocument();
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await user.clear(price);
  await user.type(price, '6999');
  await user.click(dialog.getByRole('button', { name: 'Save new version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(changePlan)).toMatchObject([
    {
      params: { key: 'dealer-standard' },
      body: {
        price: 6999,
        version: 2,
        noOfMonth: 12,
        messages: ['Call any seller', 'Unlimited products', 'Unlimited enquiries'],
        numberOfSales: 24,
        saleDays: 7,
      },
    },
  ]);
});

test('a top-up gets another price, and a plan is retired after a question', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user } = await renderAt('/admin/plans');
  await choose(user, 'Banner', 'Change');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Banner' }));
  await user.click(dialog.getByRole('button', { name: 'Add price' }));
  await user.type(dialog.getAllByLabelText(/Price before GST/)[2] as HTMLElement, '2999');
  await user.type(dialog.getAllByLabelText(/Days/)[2] as HTMLElement, '30');
  await user.click(dialog.getByRole('button', { name: 'Save new version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const prices = [
    { price: 999, numberOfDays: 7 },
    { price: 1799, numberOfDays: 15 },
    { price: 2999, numberOfDays: 30 },
  ];
  expect(api.callsOf(changeTopup)).toMatchObject([
    { params: { key: 'banner' }, body: { version: 1, prices, position: 0 } },
  ]);
  await choose(user, 'Dealer Standard', 'Retire');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(api.callsOf(retirePlan)).toMatchObject([{ params: { key: 'dealer-standard' } }]));
});

test('a top-up is added: a kind, how many, prices and a place', async () => {
  signInAs('ADMIN');
  const api = startApi();
  const { user } = await renderAt('/admin/plans');
  await user.click(await screen.findByRole('button', { name: 'Add top-up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add top-up' }));
  await user.click(dialog.getByRole('button', { name: 'Add top-up' }));
  expect(await dialog.findByText('Name is required')).toBeInTheDocument();
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('What it lets one publish'), 'Banner');
  await user.type(dialog.getByLabelText(/Price before GST/), '3999');
  await user.type(dialog.getByLabelText(/^Days/), '15');
  await user.type(dialog.getByLabelText(/^Name/), 'Five banners');
  await user.type(dialog.getByLabelText(/^Description/), 'Five more banners.');
  await user.type(dialog.getByLabelText(/^What it offers/), 'One price for five');
  await user.type(dialog.getByLabelText(/^Order of display/), '4');
  await user.click(dialog.getByRole('button', { name: 'Add top-up' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(addTopup)).toMatchObject([
    { body: { kind: 'banner', quantity: 5, position: 4, prices: [{ price: 3999, numberOfDays: 15 }] } },
  ]);
});
