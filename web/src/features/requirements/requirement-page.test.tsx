import { listMatches, listStandings } from '@plyhaat/contract/requirements/matching';
import { listRequirements, readRequirement, requirementNotFound } from '@plyhaat/contract/requirements/requirements';
import { renewRequirement } from '@plyhaat/contract/requirements/states';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { someRequirement } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

afterEach(() => session.clear());

const shown = (over: Parameters<typeof someRequirement>[0] = {}) => {
  const data = someRequirement({ matchedSellers: 2, quotes: 0, ...over });
  return { data, read: answer(readRequirement, { data }) };
};

test('a visitor reads what is looked for, and neither number nor address', async () => {
  const { data, read } = shown({ featured: true });
  fakeApi(read);
  const { container } = await renderAt(`/requirement/${data._id}`);
  expect(await screen.findByRole('heading', { level: 1, name: data.productName })).toBeVisible();
  for (const words of ['Active', 'Featured', '320 sheets', '₹15,50,000', 'Pune, Maharashtra'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText(/2 sellers were notified/)).toBeInTheDocument();
  expect(container).not.toHaveTextContent(data.phone);
  await expectNoAxeViolations(container);
});

test('a seller reads why it was notified, or why not', async () => {
  signInAs('DEALER');
  const { data, read } = shown();
  const explained = (matched: boolean, why: string[]) =>
    answer(listStandings, { data: [{ _id: data._id, matched, why }] });
  fakeApi(read, explained(true, ['Lists Jalveer BWP 18 mm', 'In Pune']));
  const { unmount } = await renderAt(`/requirement/${data._id}`);
  expect(await screen.findByRole('heading', { name: 'Why you' })).toBeVisible();
  expect(screen.getByText('In Pune')).toBeInTheDocument();
  unmount();
  fakeApi(read, explained(false, ['You do not deliver to Maharashtra.']));
  await renderAt(`/requirement/${data._id}`);
  expect(await screen.findByText('You do not deliver to Maharashtra.')).toBeInTheDocument();
});

test('its buyer reads why these sellers, and renews what has ended', async () => {
  signInAs('USER');
  const { data, read } = shown({ userId: MEMBER_ID, status: 'Expired' });
  const seller = { _id: 's1', slug: 'tapi', name: 'Tapi Plywood', cityName: 'Surat', stateName: 'Gujarat' };
  const api = fakeApi(
    read,
    answer(listMatches, {
      data: [{ ...seller, isVerified: true, reasons: [{ part: 'place', text: 'Delivers to Maharashtra' }] }],
      total: 1,
    }),
    answer(renewRequirement, { message: 'Requirement renewed for 30 days', data }),
  );
  const { user, container } = await renderAt(`/requirement/${data._id}`);
  expect(await screen.findByRole('link', { name: 'Tapi Plywood' })).toHaveAttribute('href', '/seller/tapi');
  expect(screen.getByText('Delivers to Maharashtra')).toBeInTheDocument();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Renew for 30 days' }));
  await waitFor(() => expect(api.callsOf(renewRequirement)).toEqual([{ params: { id: data._id } }]));
});

test('one that is gone says so and leads to the others', async () => {
  fakeApi(answer(readRequirement, () => refuse(requirementNotFound)));
  await renderAt(`/requirement/${someRequirement()._id}`);
  expect(await screen.findByRole('heading', { name: 'Requirement Not Found' })).toBeVisible();
});

test('the list is narrowed by its address; sellers see what matches them, and why', async () => {
  signInAs('DEALER');
  const { data } = shown();
  const api = fakeApi(
    answer(listRequirements, { data: [data], total: 1 }),
    answer(listStandings, { data: [{ _id: data._id, matched: true, why: ['Lists ply', 'In Pune'] }] }),
  );
  const { user, address, container } = await renderAt('/requirements?days=7');
  expect(await screen.findByText('Lists ply. In Pune.')).toBeInTheDocument();
  expect(api.callsOf(listRequirements)[0]).toMatchObject({ query: { days: 7, perPage: 12 } });
  await user.selectOptions(screen.getByLabelText('Quantity'), '100');
  await waitFor(() => expect(address()).toBe('/requirements?days=7&quantity=100'));
  await user.click(screen.getByRole('checkbox', { name: 'Matches me' }));
  await waitFor(() => expect(address()).toBe('/requirements?days=7&matching=true&quantity=100'));
  await expectNoAxeViolations(container);
});

test('a page beyond the last says so and leads to the first', async () => {
  fakeApi(answer(listRequirements, { data: [], total: 41 }));
  await renderAt('/requirements?page=99');
  expect(await screen.findByText('There is nothing on page 99.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/requirements');
  expect(screen.queryByText('No requirements now')).not.toBeInTheDocument();
});
