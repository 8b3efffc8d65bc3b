import { decideApplication, listApplications, listOwnApplications } from '@plyhaat/contract/dealerships/applications';
import { readOwnOpportunity } from '@plyhaat/contract/dealerships/opportunity-form';
import { listInbox, readInboxItem } from '@plyhaat/contract/leads/seller-inbox';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { ANSWERS, OPPORTUNITY_ID, someApplication, someOwnApplication } from '#test/dealerships.ts';
import { type Answer, answer, fakeApi } from '#test/fake-api.ts';
import { someItem } from '#test/inboxes.ts';
import { signInAs, someDealer } from '#test/members.ts';
import { someOwnOpportunity } from '#test/records.ts';
import { renderAt } from '#test/render.tsx';
// Loaded with the test, not within its first wait.
import './InboxScreen.tsx';

beforeEach(() => {
  localStorage.clear();
  stubBrowser({ reducedMotion: true });
});
afterEach(() => {
  session.clear();
  vi.unstubAllGlobals();
});

const NO_APPLICATIONS = { new: 0, shortlisted: 0, accepted: 0, rejected: 0, withdrawn: 0 };

function inboxHolds(_id: string, who: string, isOwn: boolean): Answer {
  const application = { status: 'new', opportunityId: OPPORTUNITY_ID, isOwn, type: 'Dealership' } as const;
  const { waits: _, ...data } = someItem('application', { _id, who, asked: null, application });
  return answer(readInboxItem, { data });
}

async function openApplication(id: string, ...answers: Answer[]) {
  signInAs('DEALER');
  const api = fakeApi(
    ...answers,
    answer(readMember, { data: someDealer() }),
    answer(listInbox, { data: [], next: null }),
  );
  return { api, ...(await renderAt(`/account?tab=leads&open=application.${id}`)) };
}

test('an application to the seller is read and decided in the inbox', async () => {
  const received = someApplication();
  const { api, user, baseElement } = await openApplication(
    received._id,
    inboxHolds(received._id, received.Organisation_name, false),
    answer(listApplications, { data: [received], total: 1, counts: { ...NO_APPLICATIONS, new: 1 } }),
    answer(readOwnOpportunity, { data: someOwnOpportunity() }),
    answer(decideApplication, { message: 'Saved', data: { ...received, status: 'shortlisted' } }),
  );
  const pane = within(await screen.findByRole('region', { name: received.Organisation_name }));
  const card = await pane.findByRole('listitem');
  for (const words of ['New', '98220 44518', ...ANSWERS]) expect(card).toHaveTextContent(words);
  expect(api.callsOf(listApplications)[0]?.query).toMatchObject({ id: received._id, opportunityId: OPPORTUNITY_ID });
  expect(pane.getByRole('link', { name: 'Compare with the other applicants' })).toHaveAttribute(
    'href',
    `/account?id=${OPPORTUNITY_ID}&tab=myOpportunities`,
  );
  await expectNoAxeViolations(baseElement);
  await user.click(pane.getByRole('button', { name: `Shortlist ${received.Organisation_name}` }));
  await waitFor(() => expect(api.callsOf(decideApplication)).toMatchObject([{ body: { status: 'shortlisted' } }]));
});

test('an application of the seller’s own says how far it is and what was sent', async () => {
  const sent = someOwnApplication({ status: 'shortlisted' });
  const { api } = await openApplication(
    sent._id,
    inboxHolds(sent._id, 'Rangpat', true),
    answer(listOwnApplications, { data: [sent], total: 1 }),
  );
  const pane = within(await screen.findByRole('region', { name: 'Rangpat' }));
  const steps = within(await pane.findByRole('list', { name: 'Progress' }));
  expect(steps.getByText('Shortlisted')).toHaveAttribute('aria-current', 'step');
  expect(pane.getByText('What you sent')).toBeVisible();
  expect(api.callsOf(listOwnApplications)[0]?.query).toMatchObject({ id: sent._id });
});
