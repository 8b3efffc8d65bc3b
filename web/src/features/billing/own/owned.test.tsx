import { listOwnSubscriptions, listOwnTopups, mailSubscription, noEmail } from '@plyhaat/contract/billing/owned';
import { serverError } from '@plyhaat/contract/core/errors';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { daysFromNow, someSubscription, someTopup } from '#test/billing.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs, someBuyer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

const listed = <T,>(...data: T[]) => ({ data, total: data.length });
const ended = { startDate: daysFromNow(-400), endDate: daysFromNow(-40) };

beforeEach(() => {
  localStorage.clear();
  session.clear();
  signInAs('DEALER');
});
const given = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(...answers, answer(readMember, { data: someBuyer() }));
const SUBSCRIPTIONS = '/account?tab=mySubscription';
const cardOf = (name: RegExp) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('article') as HTMLElement);

test('subscriptions are filtered by Active, Expired and All, and the address keeps the choice (BILL-20)', async () => {
  const api = given(
    answer(
      listOwnSubscriptions,
      listed(
        someSubscription({ _id: 'a', name: 'Start' }),
        someSubscription({ _id: 'b', ...ended }),
        someSubscription({ _id: 'c', name: 'Growth', status: 'pending', invoiceNumber: null }),
      ),
    ),
  );
  const { user, address, container } = await renderAt(SUBSCRIPTIONS);
  expect(await screen.findByRole('tab', { name: 'Active1' })).toBeVisible();
  expect(cardOf(/Start/).getByText('Active')).toBeVisible();
  expect(cardOf(/Growth/).getByText('Payment not finished')).toBeVisible();
  expect(cardOf(/Growth/).getByRole('link', { name: 'Continue payment' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Expired1' }));
  expect(cardOf(/Standard/).getByText('Expired')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'All2' }));
  const plan = within(screen.getByRole('region', { name: 'Your plan' }));
  expect(plan.getByText('Total purchases').parentElement).toHaveTextContent('Total purchases2');
  expect(address()).toBe('/account?show=all&tab=mySubscription');
  expect(api.callsOf(listOwnSubscriptions)[0]).toEqual({ query: { userId: MEMBER_ID } });
  await expectNoAxeViolations(container);
});

test('days left, the elapsed share and usage against limits are shown (BILL-20)', async () => {
  given(answer(listOwnSubscriptions, listed(someSubscription())));
  await renderAt(SUBSCRIPTIONS);
  await screen.findByRole('tab', { name: 'Active1' });
  const card = cardOf(/Standard/);
  expect(card.getByText('332 days left')).toBeVisible();
  expect(card.getByRole('progressbar', { name: 'Standard: days over' })).toHaveAttribute('value', '28');
  expect(card.getByText('20 left')).toBeVisible();
  expect(card.getByText('None left in this plan')).toBeVisible();
  expect(card.getAllByText('· Unlimited')).toHaveLength(2);
  expect(card.queryByText('Opportunities')).not.toBeInTheDocument();
});

test('where topups or a last plan allow more than the plan, its bars count them and say so', async () => {
  const own = someSubscription();
  const limits = { ...own.limits, maxFlashSales: 26 };
  given(answer(listOwnSubscriptions, listed(someSubscription({ limits }))));
  await renderAt(SUBSCRIPTIONS);
  await screen.findByRole('tab', { name: 'Active1' });
  const card = cardOf(/Standard/);
  expect(card.getByText('22 left')).toBeVisible();
  expect(card.getByText('With your topups, and what your last plan still allows.')).toBeVisible();
});

test('an active plan offers Upgrade, an expired one Renew with the same plan chosen (BILL-20)', async () => {
  given(
    answer(
      listOwnSubscriptions,
      listed(someSubscription({ _id: 'a', name: 'Start' }), someSubscription({ _id: 'b', ...ended })),
    ),
  );
  await renderAt(`${SUBSCRIPTIONS}&show=all`);
  await screen.findByRole('tab', { name: 'All2' });
  expect(cardOf(/Start/).getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
    'href',
    '/account?tab=buySubscription',
  );
  const renew = cardOf(/Standard/).getByRole('link', { name: 'Renew' });
  expect(renew.getAttribute('href')).toContain('buy=0190a000-0000-7000-8000-00000000b001');
});

test('Send mail says what the server says, or Failed to send email (BILL-22)', async () => {
  const answers = [serverError, noEmail];
  given(
    answer(listOwnSubscriptions, listed(someSubscription())),
    answer(mailSubscription, () => {
      const failure = answers.shift();
      return failure ? refuse(failure) : { message: 'Invoice sent to accounts@shivneri.example' };
    }),
  );
  const { user } = await renderAt(SUBSCRIPTIONS);
  const send = await screen.findByRole('button', { name: 'Send mail' });
  for (const text of ['Failed to send email', noEmail.message, 'Invoice sent to accounts@shivneri.example']) {
    await user.click(send);
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test.each([
  [SUBSCRIPTIONS, listOwnSubscriptions, 'No subscriptions found', 'Failed to load subscriptions', 'Choose a Plan'],
  ['/account?tab=myTopup', listOwnTopups, 'No topups found', 'Failed to load topups', 'Buy topups'],
] as const)(
  '%s has words for nothing, with one way to buy, and for a failure (BILL-20, BILL-21)',
  async (address, endpoint, none, failed, buy) => {
    given(answer(endpoint, listed() as never));
    const { unmount } = await renderAt(address);
    expect(await screen.findByText(none)).toBeVisible();
    expect(screen.getAllByRole('link', { name: buy })).toHaveLength(1);
    unmount();
    given(answer(endpoint, () => refuse({ ...serverError, status: 400 })));
    await renderAt(address);
    expect(await screen.findByText(failed)).toBeVisible();
  },
);

test('topups offer Renew while active and Buy Again when expired; used and cancelled have labels (BILL-21, BILL-2)', async () => {
  const old = { purchaseDate: daysFromNow(-40), expiryDate: daysFromNow(-10) };
  given(
    answer(
      listOwnTopups,
      listed(
        someTopup({ _id: 'a' }),
        someTopup({ _id: 'b', name: 'New arrival', kind: 'advertisement', ...old }),
        someTopup({ _id: 'c', name: 'Flash sale', kind: 'sale', status: 'used' }),
        someTopup({ _id: 'd', name: 'Opportunity', kind: 'opportunity', status: 'cancelled' }),
      ),
    ),
  );
  const { container } = await renderAt('/account?tab=myTopup&show=all');
  await screen.findByRole('tab', { name: 'All4' });
  expect(cardOf(/Banner/).getByRole('link', { name: 'Renew' })).toBeVisible();
  expect(cardOf(/Banner/).getByRole('link', { name: 'Add banner' })).toHaveAttribute('href', '/account?tab=addBanner');
  expect(cardOf(/New arrival/).getByRole('link', { name: 'Buy Again' })).toBeVisible();
  expect(cardOf(/Flash sale/).getByText('Used')).toBeVisible();
  expect(cardOf(/Opportunity/).getByText('Cancelled')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your topups' })).toHaveTextContent('Paid before GST₹5,397');
  await expectNoAxeViolations(container);
});
