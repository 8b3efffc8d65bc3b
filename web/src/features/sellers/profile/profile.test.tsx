import { memberNotFound, type OwnMember, readMember } from '@plyhaat/contract/sellers/profile';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { signInAs, someBuyer, someDealer } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => {
  localStorage.clear();
  session.clear();
});

async function open(profile: OwnMember) {
  signInAs(profile.role);
  fakeApi(answer(readMember, { data: profile }));
  return renderAt('/account?tab=profile');
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
const rowOf = (area: ReturnType<typeof within>, label: string) => area.getByText(label).parentElement;

test('a seller sees banner, personal and company details (SELL-5)', async () => {
  const warning = 'This GST number belongs to a different state. Please check the state.';
  const { container } = await open(
    someDealer({
      verifeied: true,
      whatsapp: '9876500002',
      dob: '1980-02-29',
      categoryArr: [{ categoryId: 'c', name: 'Veneers', slug: 'veneers' }],
      brandNames: ['Vanaroop'],
      gstWarnings: [{ field: 'gstNumber', message: warning }],
    }),
  );
  const personal = await panel('Personal details');
  expect(rowOf(personal, 'Mobile number')).toHaveTextContent('98765 00001');
  expect(rowOf(personal, 'WhatsApp')).toHaveTextContent('98765 00002');
  expect(rowOf(personal, 'Date of birth')).toHaveTextContent('29 Feb 1980');
  expect(rowOf(personal, 'E-mail')).toHaveTextContent('Not added yet');
  const company = await panel('Company details');
  expect(rowOf(company, 'Year of establishment')).toHaveTextContent('1998');
  expect(rowOf(company, 'GST number')).toHaveTextContent(`27AAAFP0000A1ZD${warning}`);
  expect(company.getByRole('link', { name: 'View certificate' })).toHaveAttribute(
    'href',
    '/api/uploads/certificates/gst.webp',
  );
  expect(company.getByText('Veneers')).toBeVisible();
  expect(company.getByText('Vanaroop')).toBeVisible();
  expect(screen.getByText('Verified')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/account?tab=editProfile');
  await expectNoAxeViolations(container);
});

test('a seller sees the state of its subscription (SELL-5)', async () => {
  await open(
    someDealer({
      subscriptionEndDate: inDays(30),
      subscription: true,
      numberOfSales: 4,
      saleDays: 10,
      profileCount: 54,
    }),
  );
  const subscription = await panel('Subscription');
  expect(subscription.getByText('Active')).toBeVisible();
  expect(rowOf(subscription, 'Days remaining')).toHaveTextContent('30');
  expect(rowOf(subscription, 'Flash sales left')).toHaveTextContent('4');
  expect(rowOf(subscription, 'Flash sales left')).toHaveTextContent('10 days each');
  expect(rowOf(subscription, 'Profile views')).toHaveTextContent('54');
});

test('a seller takes away the QR code of its short address', async () => {
  await open(someDealer());
  const code = await panel('QR code');
  expect(code.getByRole('img', { name: 'QR code of Asha Ply' })).toHaveAttribute(
    'src',
    '/api/users/qr/asha-ply?format=svg',
  );
  expect(code.getByRole('link', { name: 'Download SVG' })).toHaveAttribute('download', 'asha-ply.svg');
  expect(code.getByRole('button', { name: 'Download PNG' })).toBeEnabled();
  expect(code.getByRole('link', { name: /\/s\/asha-ply$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/s\/asha-ply$/),
  );
});

test('a seller without a subscription is led to the plans', async () => {
  await open(someDealer());
  const subscription = await panel('Subscription');
  expect(subscription.getByText('Not active')).toBeVisible();
  expect(subscription.getByRole('link', { name: 'Choose a Plan' })).toHaveAttribute(
    'href',
    '/account?tab=buySubscription',
  );
});

test('uploaded images and videos are shown, a film at work as such (SELL-5)', async () => {
  const { container } = await open(
    someDealer({
      imagesArr: [
        { image: 'gallery/a.webp', picture: { path: 'gallery/a.webp', width: 800, height: 600, placeholder: null } },
      ],
      videoArr: [
        { video: 'videos/a.mp4', state: 'ready', poster: 'posters/a.webp' },
        { video: 'videos/b.mp4', state: 'processing', poster: null },
        { video: 'videos/c.mp4', state: 'rejected', poster: null },
      ],
    }),
  );
  expect((await panel('Images')).getByRole('img', { name: 'Image 1' })).toBeInTheDocument();
  const videos = await panel('Videos');
  expect(videos.getByLabelText('Video 1')).toHaveAttribute('src', '/api/uploads/videos/a.mp4');
  expect(videos.getByText('Processing')).toBeVisible();
  expect(videos.getByText('This video cannot be shown')).toBeVisible();
  await expectNoAxeViolations(container);
});

test('a buyer sees itself and the way to sell, and nothing of a store', async () => {
  const { container } = await open(someBuyer({ email: 'asha@example.org' }));
  expect(rowOf(await panel('Personal details'), 'E-mail')).toHaveTextContent('asha@example.org');
  for (const name of ['Company details', 'Subscription', 'Images', 'Videos'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  for (const label of ['WhatsApp', 'Address', 'City, state and country'])
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Start selling' }).at(-1)).toHaveAttribute(
    'href',
    '/account?tab=startSelling',
  );
  await expectNoAxeViolations(container);
});

test.each([
  ['User not found.', () => refuse(memberNotFound)],
  [
    'Error fetching user data',
    () => {
      throw new CallError(400, 'Bad request');
    },
  ],
  ['No Data Found', () => ({ data: { ...someBuyer(), viewer: 'staff', provenAt: null, lastSeenAt: null } })],
] as const)('where there is no profile the screen says: %s (SELL-6)', async (text, give) => {
  signInAs('USER');
  fakeApi(answer(readMember, give as never));
  await renderAt('/account');
  expect(await screen.findByText(text)).toBeVisible();
});

test('a profile that is not there is asked for once, whichever part of the account wants it', async () => {
  signInAs('DEALER');
  const api = fakeApi(answer(readMember, () => refuse(memberNotFound)));
  const { router } = await renderAt('/account?tab=profile');
  expect(await screen.findByText('User not found.')).toBeVisible();
  await act(() => router.navigate({ to: '/account', search: { tab: 'editProfile' } }));
  expect(await screen.findByText('User not found.')).toBeVisible();
  expect(api.callsOf(readMember)).toHaveLength(1);
});

const CHANGE = {
  status: 'PENDING' as const,
  reason: null,
  changes: ['name' as const, 'address' as const],
  companyName: 'Asha Ply & Sons',
  address: '4 Station Road',
  pincode: '422002',
  countryId: null,
  stateId: null,
  cityId: null,
  stateName: 'Maharashtra',
  cityName: 'Pune',
};

test('a verified seller reads that its new name and address are under review, or why they were not accepted', async () => {
  const { container, unmount } = await open(someDealer({ verifeied: true, underReview: CHANGE }));
  const waiting = await panel('New name and address');
  expect(waiting.getByText('Under review')).toBeVisible();
  expect(rowOf(waiting, 'Company name')).toHaveTextContent('Asha Ply & Sons');
  expect(rowOf(waiting, 'City, state and PIN code')).toHaveTextContent('Pune, Maharashtra, 422002');
  expect(rowOf(await panel('Company details'), 'Company name')).toHaveTextContent('Asha Ply');
  await expectNoAxeViolations(container);
  unmount();
  await open(
    someDealer({
      verifeied: true,
      underReview: { ...CHANGE, status: 'REJECTED', reason: 'Not on the paper.', changes: ['address'] },
    }),
  );
  const rejected = await panel('New address');
  expect(rejected.getByText('Not accepted')).toBeVisible();
  expect(rejected.getByText('Not on the paper.')).toBeVisible();
});
