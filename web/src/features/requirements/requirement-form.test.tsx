import { listCategories } from '@plyhaat/contract/catalog/categories';
import { listCities, listStates } from '@plyhaat/contract/places/places';
import { previewRequirement, suggestSpecification } from '@plyhaat/contract/requirements/matching';
import {
  addRequirement,
  listRequirements,
  readRequirement,
  updateRequirement,
} from '@plyhaat/contract/requirements/requirements';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { someCategory, someRequirement } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { MEMBER_ID, signInAs, someBuyer } from '#test/members.ts';
import { GUJARAT, INDIA, MAHARASHTRA, NASHIK, PUNE } from '#test/places.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => {
  localStorage.clear();
  signInAs('USER');
});
afterEach(() => session.clear());

const CATEGORY = someCategory({ name: 'Plywood' });
const listed = <T,>(data: T[]) => ({ data, total: data.length });
const state = (_id: string, name: string) => ({
  _id,
  name,
  code: 'XX',
  slug: 'maharashtra',
  gstCode: '27',
  countryId: INDIA,
  sellersCount: 0,
});
const city = (_id: string, name: string, stateId: string) => ({ _id, name, stateId, sellersCount: 0 });

const startApi = (...answers: ReturnType<typeof answer>[]) =>
  fakeApi(
    ...answers,
    answer(readMember, { data: someBuyer() }),
    answer(listRequirements, listed([])),
    answer(suggestSpecification, {
      data: { category: { _id: CATEGORY._id, name: 'Plywood' }, thickness: '18 mm', grade: 'BWP', standard: null },
    }),
    answer(previewRequirement, { sellers: 31 }),
    answer(listCategories, listed([CATEGORY])),
    answer(listStates, listed([state(GUJARAT, 'Gujarat'), state(MAHARASHTRA, 'Maharashtra')])),
    answer(listCities, ({ query: { stateId } }) =>
      listed(stateId === MAHARASHTRA ? [city(NASHIK, 'Nashik', MAHARASHTRA), city(PUNE, 'Pune', MAHARASHTRA)] : []),
    ),
  );
const added = answer(addRequirement, { message: 'Requirement added successfully', data: someRequirement() });

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save requirement' }));
const options = (label: RegExp) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option', { hidden: true })
    .map(({ text }) => text);

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'BWP plywood 18 mm');
  await user.type(box(/^Description/), 'IS 710 mark on each sheet');
  await user.type(box(/^Quantity/), '320 sheets');
  await user.type(box(/^Budget/), '15,50,000');
  await waitFor(() => expect(options(/^State/)).toContain('Maharashtra'));
  await user.selectOptions(screen.getByLabelText(/^State/), 'Maharashtra');
  await waitFor(() => expect(options(/^City/)).toContain('Pune'));
  await user.selectOptions(screen.getByLabelText(/^City/), 'Pune');
}

test('an empty form says what it needs (REQ-1)', async () => {
  const api = startApi();
  const { user, container } = await renderAt('/account?tab=addRequirement');
  await screen.findByRole('heading', { level: 1, name: 'Add Requirement' });
  await save(user);
  for (const words of [
    'Title is required',
    'Description is required',
    'Quantity is required',
    'Budget is required',
    'State is required',
    'City is required',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  expect(box(/^Title/)).toHaveFocus();
  await expectNoAxeViolations(container);
  expect(api.callsOf(addRequirement)).toEqual([]);
});

test('the budget says what it is for (REQ-1)', async () => {
  startApi();
  await renderAt('/account?tab=addRequirement');
  expect(await screen.findByRole('textbox', { name: /^Budget/ })).toHaveAccessibleDescription(
    'In rupees, for the whole quantity',
  );
});

test('what was filled in is sent once with status APPROVED, and the list follows (REQ-2)', async () => {
  const api = startApi(added);
  const { user, address } = await renderAt('/account?tab=addRequirement');
  await fillIn(user);
  await user.selectOptions(screen.getByLabelText(/^Category/), 'Plywood');
  await save(user);
  await waitFor(() => expect(address()).toBe('/account?tab=myRequirement'));
  expect(api.callsOf(addRequirement)).toEqual([
    {
      body: {
        title: 'BWP plywood 18 mm',
        description: 'IS 710 mark on each sheet',
        quantity: '320 sheets',
        budget: 1_550_000,
        stateId: MAHARASHTRA,
        cityId: PUNE,
        categoryId: CATEGORY._id,
        userId: MEMBER_ID,
        status: 'APPROVED',
      },
    },
  ]);
  expect(await screen.findByText('Requirement added successfully')).toBeInTheDocument();
});

test('the form says what it understood, takes the category from it, and how many sellers will be notified', async () => {
  const api = startApi();
  const { user } = await renderAt('/account?tab=addRequirement');
  await fillIn(user);
  expect(await screen.findByText('We understood: Plywood · 18 mm · BWP')).toBeInTheDocument();
  expect(await screen.findByText('About 31 sellers will be notified.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use category Plywood' }));
  expect(screen.getByLabelText(/^Category/)).toHaveValue(CATEGORY._id);
  expect(api.callsOf(previewRequirement).at(-1)).toMatchObject({ body: { stateId: MAHARASHTRA } });
});

test('cities depend on the state, and none is chosen when it changes (REQ-1)', async () => {
  startApi();
  const { user } = await renderAt('/account?tab=addRequirement');
  await fillIn(user);
  expect(screen.getByLabelText(/^City/)).toHaveValue(PUNE);
  await user.selectOptions(screen.getByLabelText(/^State/), 'Gujarat');
  expect(screen.getByLabelText(/^City/)).toHaveValue('');
  await waitFor(() => expect(options(/^City/)).not.toContain('Pune'));
});

test('a refusal stands beside its field, and what was typed is there after a reload', async () => {
  startApi(
    answer(addRequirement, () => {
      throw new CallError(422, 'Validation error. Please check your input.', 'input_invalid', {
        cityId: 'Please choose a city of that state',
      });
    }),
  );
  const { user, unmount } = await renderAt('/account?tab=addRequirement');
  await fillIn(user);
  await save(user);
  await waitFor(() =>
    expect(screen.getByLabelText(/^City/)).toHaveAccessibleDescription('Please choose a city of that state'),
  );
  unmount();
  await renderAt('/account?tab=addRequirement');
  expect(await screen.findByText(/We have restored what you typed earlier/)).toBeInTheDocument();
  expect(box(/^Title/)).toHaveValue('BWP plywood 18 mm');
});

test.each(['requirementId=', ''])(
  'an address that names a requirement (%s) opens it filled for editing (ALL-24)',
  async (name) => {
    const own = someRequirement({ userId: MEMBER_ID, stateId: MAHARASHTRA, cityId: PUNE });
    const updated = answer(updateRequirement, { message: 'Requirement updated successfully', data: own });
    const api = startApi(answer(readRequirement, { data: own }), updated);
    const { user } = await renderAt(`/account?tab=addRequirement&${name}${own._id}`);
    await waitFor(() => expect(box(/^Title/)).toHaveValue('BWP plywood 18 mm'));
    expect(box(/^Budget/)).toHaveValue('1550000');
    await waitFor(() => expect(screen.getByLabelText(/^City/)).toHaveValue(PUNE));
    await user.clear(box(/^Quantity/));
    await user.type(box(/^Quantity/), '400 sheets');
    await save(user);
    await waitFor(() => expect(api.callsOf(updateRequirement)).toHaveLength(1));
    expect(api.callsOf(updateRequirement)[0]).toMatchObject({
      params: { id: own._id },
      body: { quantity: '400 sheets', status: 'APPROVED' },
    });
  },
);

test('another member’s requirement is not opened for editing', async () => {
  startApi(answer(readRequirement, { data: someRequirement() }));
  await renderAt(`/account?tab=addRequirement&requirementId=${someRequirement()._id}`);
  expect(await screen.findByText('Failed to load requirement data for editing.')).toBeVisible();
});
