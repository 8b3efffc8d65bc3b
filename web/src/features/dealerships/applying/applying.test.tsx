import type { Failure } from '@plyhaat/contract/core/endpoint';
import { APPLICATION_QUESTIONS } from '@plyhaat/contract/dealerships/application-form';
import {
  APPLICATION_SENT,
  alreadyApplied,
  applyForOpportunity,
  checkApplication,
  everyCityTaken,
  listOwnApplications,
  opportunityClosed,
  ownOpportunity,
} from '@plyhaat/contract/dealerships/applications';
import { listDealerships } from '@plyhaat/contract/dealerships/dealerships';
import {
  listOpportunities,
  listOpportunityFilters,
  readDealershipOwner,
  readOpportunity,
} from '@plyhaat/contract/dealerships/opportunities';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { closeLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import {
  ANSWERS,
  OPPORTUNITY_ID,
  OWNER_ID,
  someOpportunity,
  someOwnApplication,
  someOwner,
} from '#test/dealerships.ts';
import { type Answer, answer, fakeApi, refuse } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

const HERE = `/apply-dealership?opportunity=${OPPORTUNITY_ID}`;

beforeEach(() => {
  localStorage.clear();
  session.clear();
  stubBrowser({ reducedMotion: true });
});
afterEach(() => {
  act(closeLogin);
  vi.unstubAllGlobals();
});

const startApi = (...more: Answer[]) =>
  fakeApi(
    ...more,
    answer(listOpportunities, { data: [someOpportunity()], total: 1 }),
    answer(listOpportunityFilters, { data: { states: [], categories: [], brands: [], types: [] } }),
    answer(readOpportunity, { data: someOpportunity(), owner: someOwner() }),
    answer(listOwnApplications, { data: [], total: 0 }),
    answer(checkApplication, { data: { canApply: true } }),
    answer(listDealerships, { data: [], total: 0 }),
    answer(readDealershipOwner, {
      data: { _id: MEMBER_ID, name: 'Asha Patil', email: 'asha@ply.example', companyObj: { name: 'Asha Ply' } },
    }),
  );
const form = () => screen.findByRole('dialog', { name: 'Apply for Rangpat laminates' });
const question = (at: number) =>
  screen.getByRole('textbox', { name: new RegExp(APPLICATION_QUESTIONS[at]?.slice(0, -1) ?? '') });
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit application' }));

async function fillIn(user: UserEvent) {
  await form();
  for (const [at, text] of ANSWERS.entries()) await user.type(question(at), text);
}

test('organisation and e-mail are prefilled, the offer is locked, and the country is India (DEAL-9)', async () => {
  signInAs('DEALER');
  startApi();
  await renderAt(HERE);
  const dialog = within(await form());
  expect(dialog.getByRole('textbox', { name: /^Organization name/ })).toHaveValue('Asha Ply');
  expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue('asha@ply.example');
  const offer = dialog.getByRole('region', { name: 'The offer' });
  expect(offer).toHaveTextContent(
    'Franchise typeExclusive dealershipBrandRangpatCategoriesLaminatesCountryIndiaStateMaharashtra',
  );
  expect(offer).toHaveTextContent('CitiesNashik, openDhule, takenDescriptionOne dealer a city.');
  expect(within(offer).queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.getAllByRole('textbox')).toHaveLength(2 + APPLICATION_QUESTIONS.length);
  await expectNoAxeViolations(await form());
});

test('what is missing is said beside its field (DEAL-10)', async () => {
  signInAs('DEALER');
  const api = startApi();
  const { user } = await renderAt(HERE);
  const dialog = within(await form());
  await user.clear(dialog.getByRole('textbox', { name: /^Organization name/ }));
  await user.clear(dialog.getByRole('textbox', { name: /^Email/ }));
  await send(user);
  expect(await dialog.findByText('Organization name is required')).toBeVisible();
  expect(dialog.getByText('Email is required')).toBeVisible();
  expect(dialog.getAllByText('Answer is required')).toHaveLength(5);
  await user.type(dialog.getByRole('textbox', { name: /^Email/ }), 'asha');
  await send(user);
  expect(await dialog.findByText('Invalid email address')).toBeVisible();
  expect(api.callsOf(applyForOpportunity)).toEqual([]);
});

test('an application is sent once, says so, and the dialog closes and is fresh afterwards (DEAL-11)', async () => {
  signInAs('DEALER');
  const api = startApi(answer(applyForOpportunity, { message: APPLICATION_SENT, data: someOwnApplication() }));
  const { user, address } = await renderAt(HERE);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText(APPLICATION_SENT)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/apply-dealership');
  expect(api.callsOf(applyForOpportunity)).toEqual([
    {
      body: expect.objectContaining({
        Organisation_name: 'Asha Ply',
        email: 'asha@ply.example',
        ownerShipId: OPPORTUNITY_ID,
        dealershipOwnerId: OWNER_ID,
        userId: MEMBER_ID,
        questionArr: APPLICATION_QUESTIONS.map((text, at) => ({ question: text, answer: ANSWERS[at] })),
      }),
    },
  ]);
  await user.click(screen.getByRole('link', { name: 'Apply Now: Rangpat laminates' }));
  await form();
  expect(question(0)).toHaveValue('');
});

test('on failure the dialog stays open with everything typed, and after a reload too (DEAL-11)', async () => {
  signInAs('DEALER');
  startApi(
    answer(applyForOpportunity, () => {
      throw new CallError(500, 'Server error. Please try again later.');
    }),
  );
  const { user, unmount } = await renderAt(HERE);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
  expect(question(4)).toHaveValue(ANSWERS[4]);
  unmount();
  await renderAt(HERE);
  await form();
  expect(await screen.findByText(/We have restored what you typed earlier/)).toBeVisible();
  expect(question(0)).toHaveValue(ANSWERS[0]);
});

test('a session that ends while it is sent loses nothing: after signing in the form is as it was', async () => {
  signInAs('DEALER');
  startApi(
    answer(applyForOpportunity, () => {
      act(() => session.clear());
      throw new CallError(401, 'Session expired. Please login again.');
    }),
  );
  const { user } = await renderAt(HERE);
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /^Apply/ })).not.toBeInTheDocument();
  act(() => {
    signInAs('DEALER');
    closeLogin();
  });
  await form();
  expect(await screen.findByText(/We have restored what you typed earlier/)).toBeVisible();
  for (const [at, text] of ANSWERS.entries()) expect(question(at)).toHaveValue(text);
});

test.each([
  [ownOpportunity, 'This is your own opportunity', 'See applications'],
  [alreadyApplied, 'You have already applied', 'See my application'],
  [opportunityClosed, 'This opportunity has ended', 'See other opportunities'],
  [everyCityTaken, 'Every city is taken', 'See other opportunities'],
] as const)('the check comes before the form: %o is said in words', async (refusal: Failure, title, way) => {
  signInAs('DEALER');
  startApi(answer(checkApplication, () => refuse(refusal)));
  await renderAt(HERE);
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveTextContent(refusal.message);
  expect(within(dialog).getByRole('link', { name: way })).toBeVisible();
  await expectNoAxeViolations(dialog);
});

test('a visitor signs in first and then finds the form; whoever closes the login stays on the list', async () => {
  const api = startApi();
  const { user, address } = await renderAt('/apply-dealership');
  await user.click(await screen.findByRole('link', { name: 'Apply Now: Rangpat laminates' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
  expect(api.callsOf(checkApplication)).toEqual([]);
  act(closeLogin);
  await waitFor(() => expect(address()).toBe('/apply-dealership'));
  await user.click(screen.getByRole('link', { name: 'Apply Now: Rangpat laminates' }));
  await screen.findByRole('dialog', { name: 'Login' });
  act(() => {
    signInAs('DEALER');
    closeLogin();
  });
  expect(await form()).toBeVisible();
});

test('an active dealership can be attached', async () => {
  signInAs('DEALER');
  const dealership = {
    ...{ _id: OWNER_ID, userId: MEMBER_ID, name: 'Asha Ply Depot', description: 'Depot', address: '1 Road' },
    ...{ city: 'Nashik', state: 'Maharashtra', pincode: '422001', phone: '9822044518', email: 'a@b.example' },
    ...{ website: null, businessType: 'Retailer' as const, establishedYear: null, gstNumber: null, documents: [] },
    ...{ cityId: OWNER_ID, stateId: OWNER_ID, logo: '', logoPicture: null, rejectReason: null, warnings: [] },
    ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
  } as const;
  const api = startApi(
    answer(listDealerships, {
      data: [
        { ...dealership, documents: [], warnings: [], status: 'active' },
        { ...dealership, documents: [], warnings: [], _id: MEMBER_ID, name: 'Waiting', status: 'pending' },
      ],
      total: 2,
    }),
    answer(applyForOpportunity, { message: APPLICATION_SENT, data: someOwnApplication() }),
  );
  const { user } = await renderAt(HERE);
  await fillIn(user);
  const choice = screen.getByRole('combobox', { name: /^Attach a dealership record/ });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'Asha Ply Depot, Nashik']);
  await user.selectOptions(choice, 'Asha Ply Depot, Nashik');
  await send(user);
  await waitFor(() => expect(api.callsOf(applyForOpportunity)[0]?.body.dealershipId).toBe(OWNER_ID));
});
