import { accessDenied } from '@plyhaat/contract/core/errors';
import { sendLead } from '@plyhaat/contract/leads/leads';
import { deleteRequirement, listRequirements } from '@plyhaat/contract/requirements/requirements';
import { completeRequirement, renewRequirement } from '@plyhaat/contract/requirements/states';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#api/queries.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { someRequirement } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs, someBuyer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';
import { renderAlone } from '#test/render-alone.tsx';
import { CallBuyer } from './CallBuyer.tsx';

beforeEach(() => signInAs('USER'));
afterEach(() => session.clear());

const startApi = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(...answers, answer(readMember, { data: someBuyer() }), answer(listRequirements, { data: [], total: 0 }));
const own = (over: Parameters<typeof someRequirement>[0] = {}) => someRequirement({ userId: MEMBER_ID, ...over });

test('the own list is asked for six at a time and shows how far each is (REQ-6)', async () => {
  const data = [
    own(),
    own({ productName: 'Doors', status: 'Pending' }),
    own({ productName: 'MDF', status: 'Completed' }),
  ];
  const api = startApi(answer(listRequirements, { data, total: 14 }));
  const { container, user } = await renderAt('/account?tab=myRequirement');
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByText(/^(Active|Pending|Completed)$/).textContent)).toEqual([
    'Active',
    'Pending',
    'Completed',
  ]);
  expect(api.callsOf(listRequirements)[0]).toMatchObject({ query: { userId: MEMBER_ID, page: 1, perPage: 6 } });
  await expectNoAxeViolations(container);
  await user.type(screen.getByRole('searchbox', { name: 'Search your requirements' }), 'ply{Enter}');
  await waitFor(() => expect(api.callsOf(listRequirements).at(-1)).toMatchObject({ query: { q: 'ply', page: 1 } }));
});

test('a member without any is invited to add one (REQ-6)', async () => {
  startApi();
  await renderAt('/account?tab=myRequirement');
  expect(
    await screen.findByText('No requirements found. Create your first requirement to get started!'),
  ).toBeInTheDocument();
});

test('a list that does not come says so and can be asked again', async () => {
  startApi(answer(listRequirements, () => refuse(accessDenied)));
  await renderAt('/account?tab=myRequirement');
  expect(await screen.findByText('Failed to load requirements. Please try again.')).toBeInTheDocument();
});

test('deleting asks first, and so does closing what was found (REQ-6)', async () => {
  const requirement = own();
  const api = startApi(
    answer(listRequirements, { data: [requirement], total: 1 }),
    answer(deleteRequirement, { message: 'Requirement deleted successfully' }),
    answer(completeRequirement, { message: 'Requirement completed', data: requirement }),
  );
  const { user } = await renderAt('/account?tab=myRequirement');
  await user.click(await screen.findByRole('button', { name: 'Delete: BWP plywood 18 mm' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Are you sure you want to delete this requirement?' }),
  );
  expect(api.callsOf(deleteRequirement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Requirement deleted successfully')).toBeInTheDocument();
  expect(api.callsOf(deleteRequirement)).toEqual([{ params: { id: requirement._id } }]);
  await user.click(await screen.findByRole('button', { name: 'Mark as completed: BWP plywood 18 mm' }));
  const closing = within(await screen.findByRole('dialog', { name: 'Close this requirement?' }));
  expect(api.callsOf(completeRequirement)).toEqual([]);
  await user.click(closing.getByRole('button', { name: 'Close requirement' }));
  await waitFor(() => expect(api.callsOf(completeRequirement)).toEqual([{ params: { id: requirement._id } }]));
});

test('a slip says what, how much, for how much, where and since when', async () => {
  startApi(answer(listRequirements, { data: [someRequirement()], total: 1 }));
  const { container } = await renderAt('/requirements');
  await screen.findByRole('article');
  for (const words of ['BWP plywood 18 mm', '320 sheets', '₹15,50,000', 'Pune, Maharashtra', '14 Nov 2026'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(container).not.toHaveTextContent('98XXXXXX45');
  await expectNoAxeViolations(container);
});

test('what has ended is renewed with one press; each says who was notified and who quoted', async () => {
  const requirement = own({ status: 'Expired', matchedSellers: 31, quotes: 1 });
  const renewed = { message: 'Requirement renewed for 30 days', data: requirement };
  const api = startApi(answer(listRequirements, { data: [requirement], total: 1 }), answer(renewRequirement, renewed));
  const { user } = await renderAt('/account?tab=myRequirement');
  expect(await screen.findByText('1 quote · 31 sellers notified')).toBeInTheDocument();
  const quotes = screen.getByRole('link', { name: 'See quotes: BWP plywood 18 mm' });
  expect(quotes).toHaveAttribute('href', `/requirement/${requirement._id}`);
  for (const words of ['See quotes', 'Edit', 'Renew for 30 days', 'Delete'])
    expect(screen.getByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Renew for 30 days: BWP plywood 18 mm' }));
  await waitFor(() => expect(api.callsOf(renewRequirement)).toEqual([{ params: { id: requirement._id } }]));
  expect(await screen.findByText(renewed.message)).toBeInTheDocument();
});

test('sellers are offered the call to another’s requirement, and nobody else is', () => {
  const requirement = someRequirement();
  const offered = (of = requirement) => {
    const view = renderAlone(
      <QueryClientProvider client={createQueryClient()}>
        <CallBuyer requirement={of} />
      </QueryClientProvider>,
    );
    const found = screen.queryByRole('button', { name: 'Call the buyer' }) !== null;
    view.unmount();
    return found;
  };
  const api = startApi();
  expect(offered()).toBe(false);
  signInAs('DEALER');
  expect(offered()).toBe(true);
  expect(offered(own())).toBe(false);
  session.clear();
  expect(offered()).toBe(false);
  expect(api.callsOf(sendLead)).toEqual([]);
});

test('one that staff have not read, or did not publish, says so to its buyer', async () => {
  const rejectReason = 'Please leave out your number.';
  const data = [own({ approved: 'PENDING' }), own({ productName: 'Doors', approved: 'REJECTED', rejectReason })];
  startApi(answer(listRequirements, { data, total: 2 }));
  await renderAt('/account?tab=myRequirement');
  const [waiting, rejected] = await screen.findAllByRole('article');
  expect(waiting).toHaveTextContent('Waiting for review');
  expect(rejected).toHaveTextContent('Not published');
  expect(rejected).toHaveTextContent(rejectReason);
});
