import { listMatches, listStandings } from '@plyhaat/contract/requirements/matching';
import { draftQuote, listQuotes } from '@plyhaat/contract/requirements/quotes';
import { listRequirements, readRequirement, requirementNotFound } from '@plyhaat/contract/requirements/requirements';
import { renewRequirement } from '@plyhaat/contract/requirements/states';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { someRequirement } from '#test/builders.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { PLACES, someDraft, someQuote } from '#test/quotes.ts';
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

test('a visitor reads what it takes to quote and is asked to sign in for it (REQ-18)', async () => {
  const { data, read } = shown();
  fakeApi(read);
  const { user, container } = await renderAt(`/requirement/${data._id}`);
  const panel = within(await screen.findByRole('region', { name: 'Quote for this requirement' }));
  expect(panel.getByText(/Sending a quote is free/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Register as a seller' })).toHaveAttribute('href', '/register');
  await expectNoAxeViolations(container);
  await user.click(panel.getByRole('button', { name: 'Sign in to quote' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toHaveTextContent(
    `Sign in to quote for “${data.productName}”`,
  );
});

test('whoever comes for the form finds the keyboard in its first field (REQ-18)', async () => {
  signInAs('DEALER');
  const { data, read } = shown();
  fakeApi(
    read,
    answer(listStandings, { data: [] }),
    answer(draftQuote, { data: someDraft() }),
    answer(listQuotes, { data: [], total: 0, places: PLACES }),
  );
  await renderAt(`/requirement/${data._id}#quote`);
  expect(await screen.findByRole('textbox', { name: /^Unit price/ })).toHaveFocus();
});

test('a buyer is offered a store, and what is over takes no quotes (REQ-18)', async () => {
  signInAs('USER');
  const { data, read } = shown();
  fakeApi(read);
  const { unmount } = await renderAt(`/requirement/${data._id}`);
  expect(await screen.findByRole('link', { name: 'Open a store to quote' })).toHaveAttribute(
    'href',
    '/account?tab=startSelling',
  );
  unmount();
  fakeApi(shown({ status: 'Completed' }).read);
  await renderAt(`/requirement/${data._id}`);
  expect(await screen.findByRole('heading', { name: 'It takes no quotes now' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open a store to quote' })).not.toBeInTheDocument();
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

test('its buyer closes what is open, also on a page that was drawn for everybody', async () => {
  signInAs('USER');
  const { approved: _, ...data } = someRequirement({ userId: MEMBER_ID });
  fakeApi(
    answer(readRequirement, { data }),
    answer(listMatches, { data: [], total: 0 }),
    answer(listQuotes, { data: [], total: 0, places: PLACES }),
  );
  await renderAt(`/requirement/${data._id}`);
  expect(await screen.findByRole('button', { name: 'Close requirement' })).toBeVisible();
});

test('its buyer sees what came of it, then the quotes, then what was asked for and why these sellers (REQ-17)', async () => {
  signInAs('USER');
  const { data, read } = shown({ userId: MEMBER_ID, status: 'Completed' });
  const quotes = [someQuote({ status: 'accepted', phone: '9822012345' }), someQuote({ status: 'lost' })];
  fakeApi(
    read,
    answer(listMatches, { data: [], total: 0 }),
    answer(listQuotes, { data: quotes, total: 2, places: PLACES }),
  );
  await renderAt(`/requirement/${data._id}`);
  await screen.findByRole('heading', { name: 'Why these sellers' });
  await screen.findByRole('heading', { name: '2 quotes' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const order = ['Tapi Plywood House supplies it', '2 quotes', 'What you asked for', 'Why these sellers'];
  expect(headings.filter((heading) => order.includes(heading ?? ''))).toEqual(order);
  expect(screen.getByRole('region', { name: 'Accepted quote' })).not.toHaveFocus();
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
