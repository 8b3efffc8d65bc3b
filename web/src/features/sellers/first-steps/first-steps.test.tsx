import { listRequirements } from '@plyhaat/contract/requirements/requirements';
import { type FirstSteps, readFirstSteps } from '@plyhaat/contract/sellers/first-steps';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { someRequirement } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { someFirstSteps } from '#test/first-steps.ts';
import { MEMBER_ID, signInAs, someDealer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => {
  localStorage.clear();
  signInAs('DEALER');
});
afterEach(() => session.clear());

const open = (steps: FirstSteps, path = '/account?tab=firstSteps') => {
  fakeApi(answer(readMember, { data: someDealer() }), answer(readFirstSteps, { data: steps }));
  return renderAt(path);
};
const menu = () => within(screen.getByRole('navigation', { name: 'Account' }));
const rowOf = (title: string) => {
  const row = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  return within(row as HTMLElement);
};

test('a new seller sees four steps with its progress, and where the next one is done', async () => {
  const open4 = { state: 'open' } as const;
  const { container } = await open(
    someFirstSteps({ profile: open4, product: open4, gst: open4, plan: open4 }, ['photo', 'about']),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Namaste Asha, four steps to your first call' }),
  ).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'First steps' })).toHaveAttribute('max', '4');
  expect(screen.getByRole('heading', { level: 2, name: 'First steps 0 of 4 done' })).toBeVisible();
  expect(
    rowOf('Complete your profile').getByText('Still missing: profile photo, a few words about your company.'),
  ).toBeVisible();
  const tabOf = (title: string, action: string) =>
    rowOf(title).getByRole('link', { name: action }).getAttribute('href');
  expect(tabOf('Complete your profile', 'Edit profile')).toBe('/account?tab=editProfile');
  expect(tabOf('Add your first product', 'Add product')).toBe('/account?tab=addProducts');
  expect(tabOf('Send your GST certificate', 'Add GST details')).toBe('/account?tab=editProfile');
  expect(tabOf('Choose a plan', 'See plans')).toBe('/account?tab=buySubscription');
  await expectNoAxeViolations(container);
});

test('what waits for staff counts as done, and what was sent back says why', async () => {
  await open(
    someFirstSteps({
      product: { state: 'open', reason: 'The picture is blurred.' },
      gst: { state: 'sent' },
    }),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Namaste Asha, one step to your first call' }),
  ).toBeVisible();
  expect(rowOf('Send your GST certificate, done').getByText('Pending')).toBeVisible();
  const product = rowOf('Add your first product');
  expect(product.getByText('The picture is blurred.')).toBeVisible();
  expect(product.getByRole('link', { name: 'See products' })).toHaveAttribute('href', '/account?tab=myProducts');
});

test('the checklist stands above the profile and in the menu until it is done', async () => {
  const { unmount, container } = await open(someFirstSteps({ plan: { state: 'open' } }), '/account?tab=profile');
  const list = await screen.findByRole('region', { name: 'First steps 3 of 4 done' });
  const cover = await screen.findByRole('link', { name: 'Edit Profile' });
  expect(list.compareDocumentPosition(cover) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['See plans']);
  const entries = menu().getAllByRole('link');
  expect(entries.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['First steps3 of 4', 'Profile']);
  await expectNoAxeViolations(container);
  unmount();

  await open(someFirstSteps(), '/account?tab=profile');
  await screen.findByRole('link', { name: 'Edit Profile' });
  expect(screen.queryByRole('region', { name: /^First steps/ })).not.toBeInTheDocument();
  expect(menu().queryByRole('link', { name: /^First steps/ })).not.toBeInTheDocument();
});

test('a new seller reads of a buyer in its categories who waits already, and not of itself', async () => {
  const categoryArr = [{ categoryId: '0190a000-0000-7000-8000-0000000000c1', name: 'Plywood', slug: 'plywood' }];
  const api = fakeApi(
    answer(readMember, { data: someDealer({ categoryArr }) }),
    answer(readFirstSteps, { data: someFirstSteps({ plan: { state: 'open' } }) }),
    answer(listRequirements, {
      data: [
        someRequirement({ userId: MEMBER_ID }),
        someRequirement({ _id: 'r2', productName: 'BWR ply 12 mm', quantity: '60 sheets', cityName: 'Jodhpur' }),
      ],
      total: 2,
    }),
  );
  await renderAt('/account?tab=firstSteps');
  const panel = within(await screen.findByRole('region', { name: 'Someone waits already' }));
  expect(panel.getByText('A buyer in Jodhpur asks for BWR ply 12 mm: 60 sheets.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'See the requirement' })).toHaveAttribute('href', '/requirement/r2');
  expect(api.callsOf(listRequirements)[0]?.query).toMatchObject({ categories: [categoryArr[0]?.categoryId] });
});

test('a checklist that cannot be loaded says so', async () => {
  fakeApi(
    answer(readMember, { data: someDealer() }),
    answer(readFirstSteps, () => {
      throw new CallError(400, 'no');
    }),
  );
  await renderAt('/account?tab=firstSteps');
  expect(await screen.findByText('Failed to load your first steps. Please try again.')).toBeVisible();
});
