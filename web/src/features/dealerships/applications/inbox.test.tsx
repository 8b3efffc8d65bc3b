import {
  callApplicant,
  cityTaken,
  decideApplication,
  listApplications,
} from '@plyhaat/contract/dealerships/applications';
import { readOwnOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { ANSWERS, DHULE_ID, NASHIK_ID, OPPORTUNITY_ID, OWNER_ID, someApplication } from '#test/dealerships.ts';
import { type Answer, answer, fakeApi } from '#test/fake-api.ts';
import { signInAs, someDealer } from '#test/members.ts';
import { someOwnOpportunity } from '#test/records.ts';
import { renderAt } from '#test/render.tsx';

const HERE = `/account?tab=myOpportunities&id=${OPPORTUNITY_ID}`;
const OWN = someOwnOpportunity({ applications: { total: 2, new: 1 } });

beforeEach(() => {
  localStorage.clear();
  signInAs('DEALER');
});

const COUNTS = { new: 1, shortlisted: 1, accepted: 0, rejected: 0, withdrawn: 0 };
const second = someApplication({ _id: OWNER_ID, Organisation_name: 'Tapi Plywood', status: 'shortlisted' });
const startApi = (...more: Answer[]) =>
  fakeApi(
    ...more,
    answer(readMember, { data: someDealer() }),
    answer(readOwnOpportunity, { data: OWN }),
    answer(listApplications, { data: [someApplication(), second], total: 2, counts: COUNTS }),
  );
const decided = answer(decideApplication, { message: 'Saved', data: someApplication({ status: 'accepted' }) });

test('the owner reads the answers side by side, with number and e-mail (DEAL-8)', async () => {
  const api = startApi();
  const { container, user, address } = await renderAt(HERE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Applications for Rangpat laminates' })).toBeVisible();
  const [first] = within(await screen.findByRole('region', { name: 'Applications' })).getAllByRole('listitem');
  for (const words of ['Shivneri Ply & Hardware', 'New', 'rohit@shivneri.example', '98220 44518', ...ANSWERS])
    expect(first).toHaveTextContent(words);
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('link', { name: 'Shortlisted 1' }));
  await waitFor(() => expect(address()).toContain('status=shortlisted'));
  await waitFor(() => expect(api.callsOf(listApplications).at(-1)?.query.status).toBe('shortlisted'));
});

test('accepting gives the cities that are ticked, all at first; one that is taken is given only when confirmed', async () => {
  const holders = [{ city: { _id: DHULE_ID, name: 'Dhule' }, holder: 'Marwar Ply' }];
  const api = startApi(
    answer(decideApplication, ({ body }) => {
      if (!body.confirm) throw new CallError(409, cityTaken.message, cityTaken.error, {}, { holders });
      return { message: 'Application accepted', data: someApplication({ status: 'accepted' }) };
    }),
  );
  const { user } = await renderAt(HERE);
  await user.click(await screen.findByRole('button', { name: 'Accept Shivneri Ply & Hardware' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Shivneri Ply & Hardware?' }));
  expect(dialog.getByRole('checkbox', { name: /Nashik/ })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: /Nashik/ }));
  await user.click(dialog.getByRole('checkbox', { name: /Dhule/ }));
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await dialog.findByText('Please choose at least one city')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /Nashik/ }));
  await user.click(dialog.getByRole('checkbox', { name: /Dhule/ }));
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await dialog.findByText('Dhule is already given to Marwar Ply. Give it anyway?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Give anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(decideApplication).map(({ body }) => body)).toEqual([
    { status: 'accepted', cities: [NASHIK_ID, DHULE_ID] },
    { status: 'accepted', cities: [NASHIK_ID, DHULE_ID], confirm: true },
  ]);
});

test('a rejection needs a reason; a note and a shortlist are saved at once', async () => {
  const api = startApi(decided);
  const { user } = await renderAt(HERE);
  await user.click(await screen.findByRole('button', { name: 'Shortlist Shivneri Ply & Hardware' }));
  const note = within(screen.getByRole('form', { name: 'Note on Tapi Plywood' }));
  await user.type(note.getByLabelText('Note'), 'Call on Monday');
  await user.click(note.getByRole('button', { name: 'Save note' }));
  await user.click(screen.getByRole('button', { name: 'Reject Tapi Plywood' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Tapi Plywood?' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Please give a reason for the rejection')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Reason/), 'Too small');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(api.callsOf(decideApplication).map(({ body }) => body)).toEqual([
      { status: 'shortlisted' },
      { note: 'Call on Monday' },
      { status: 'rejected', reason: 'Too small' },
    ]),
  );
});

test('the whole inbox is saved as a table', async () => {
  startApi();
  const fetched = vi.fn((_path: string, _options: RequestInit) => Promise.resolve(new Response('a,b')));
  vi.stubGlobal('fetch', fetched);
  const { user } = await renderAt(`${HERE}&status=new`);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const [path, options] = fetched.mock.calls[0] ?? [];
  expect(path).toBe(`/api/dealershipOwnerRoutes/applications?opportunityId=${OPPORTUNITY_ID}&status=new`);
  expect(options?.headers).toMatchObject({ accept: 'text/csv' });
  vi.unstubAllGlobals();
});

test('a call goes through a lead', async () => {
  const dialled = vi.fn((event: Event) => event.preventDefault());
  const api = startApi(answer(callApplicant, { message: 'Noted as a lead', phone: '9822044518' }));
  const { user } = await renderAt(HERE);
  await user.click(await screen.findByRole('button', { name: 'Call Shivneri Ply & Hardware' }));
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')?.href.startsWith('tel:')) dialled(event);
  });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Call' }));
  await waitFor(() => expect(dialled).toHaveBeenCalledOnce());
  expect(api.callsOf(callApplicant)).toHaveLength(1);
});
