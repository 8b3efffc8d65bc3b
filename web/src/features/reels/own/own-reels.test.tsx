import { listProducts } from '@plyhaat/contract/catalog/catalog';
import { tooManyRequests } from '@plyhaat/contract/core/errors';
import { type Insights, readInsights } from '@plyhaat/contract/leads/insights';
import { beginUpload } from '@plyhaat/contract/media/resumable';
import { addReel, deleteReel, updateReel } from '@plyhaat/contract/reels/reel-form';
import { listReelsOf, readReel } from '@plyhaat/contract/reels/reels';
import { readMember } from '@plyhaat/contract/sellers/profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#forms/drafts.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { pageOf, someProduct } from '#test/builders.ts';
import { type Answer, answer, fakeApi, refuse } from '#test/fake-api.ts';
import { type FakeRequest, someUpload, stubXhr } from '#test/fake-xhr.ts';
import { NO_FIGURES } from '#test/insights.ts';
import { MEMBER_ID, signInAs, someDealer } from '#test/members.ts';
import { someReel, stubVideos } from '#test/reels.ts';
import { renderAt } from '#test/render.tsx';
// Imported up front: a lazy screen must not arrive in the middle of a test.
import './MyReelsScreen.tsx';
import './ReelFormScreen.tsx';

const MB = 1_048_576;
const own = { userId: MEMBER_ID, approved: 'APPROVED', isPublic: true, state: 'Active', rejectReason: null } as const;
const PLY = someProduct({ name: 'Marine ply 18 mm', isPublic: true });
const OTHERS = ['Hinge', 'Handle', 'Veneer'].map((name) => someProduct({ name, isPublic: true }));

const FIGURES: Insights = {
  days: 30,
  daily: [],
  totals: NO_FIGURES,
  before: NO_FIGURES,
  conversion: null,
  wonShare: null,
  sources: [],
  cities: [],
  funnel: { views: 200, watched: 130, taps: 13, leads: 2 },
  reels: [],
  products: [],
  placements: [],
};

beforeEach(() => {
  stubVideos();
  stubBrowser();
  forgetDrafts();
  localStorage.clear();
  signInAs('DEALER');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sellersApi = (...answers: readonly Answer[]) =>
  fakeApi(
    ...answers,
    answer(readMember, { data: someDealer() }),
    answer(listProducts, pageOf([PLY, ...OTHERS])),
    answer(readInsights, { data: FIGURES }),
  );
const listed = (...data: Parameters<typeof someReel>[0][]) =>
  answer(listReelsOf, {
    data: data.map((reel) => someReel({ ...own, ...reel })),
    total: data.length,
    counts: { Active: 1 },
  });

test('the list shows length, counts and how far each reel is (REEL-3, ALL-7)', async () => {
  sellersApi(
    listed(
      { title: 'Sage kitchen', duration: 98, viewCount: 2_300_000, likeCount: 1500 },
      { title: 'Herringbone', state: 'Inactive', isActive: false },
      { title: 'Core gaps', state: 'Processing', approved: 'PENDING', isPublic: false },
      { title: 'Laminates', state: 'Under review', approved: 'PENDING', isPublic: false },
      {
        title: 'Call now',
        state: 'Rejected',
        approved: 'REJECTED',
        isPublic: false,
        rejectReason: 'A number is shown',
      },
    ),
  );
  const { container } = await renderAt('/account?tab=myReels');
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
  const kitchen = await rowOf('Sage kitchen');
  expect(kitchen.getByText('Active')).toBeInTheDocument();
  expect(kitchen.getByText('1:38')).toBeInTheDocument();
  expect(kitchen.getByText('2.3M')).toBeInTheDocument();
  expect(kitchen.getByText('1.5K')).toBeInTheDocument();
  expect((await rowOf('Herringbone')).getByText('Inactive')).toBeInTheDocument();
  expect((await rowOf('Core gaps')).getByText('Processing')).toBeInTheDocument();
  expect((await rowOf('Laminates')).getByText('Under review')).toBeInTheDocument();
  expect((await rowOf('Call now')).getByText('A number is shown')).toBeInTheDocument();
  expect(screen.getByText('5 reels, 1 live')).toBeInTheDocument();
  expect(await screen.findByText('65% of views')).toBeInTheDocument();
  expect(screen.getByText('10% of those who watched')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a list that cannot be loaded and one that is empty say so (REEL-3, ALL-24)', async () => {
  let broken = true;
  sellersApi(
    answer(listReelsOf, () => {
      if (broken) return refuse(tooManyRequests);
      return { data: [], total: 0 };
    }),
  );
  const { user } = await renderAt('/account?tab=myReels');
  const alert = await screen.findByText('Failed to load reels. Please try again.');
  broken = false;
  await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No reels found')).toBeInTheDocument();
  expect(screen.getByText(/Create your first reel to get started!/)).toBeInTheDocument();
});

test('deleting asks first and says that it is done (REEL-3)', async () => {
  const api = sellersApi(listed({ title: 'Sage kitchen' }), answer(deleteReel, { message: 'x' }));
  const { user } = await renderAt('/account?tab=myReels');
  await user.click(await screen.findByRole('button', { name: 'Delete Sage kitchen' }));
  const question = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this reel?' }));
  expect(api.callsOf(deleteReel)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Reel deleted successfully')).toBeInTheDocument();
});

test("the owner's switch hides a reel at once and without review", async () => {
  const api = sellersApi(
    listed({ title: 'Sage kitchen' }),
    answer(updateReel, { message: 'x', data: someReel({ ...own, state: 'Inactive', isActive: false }) }),
  );
  const { user } = await renderAt('/account?tab=myReels');
  await user.click(await screen.findByRole('switch', { name: 'Show Sage kitchen to buyers' }));
  await waitFor(() => expect(api.callsOf(updateReel)[0]?.body).toEqual({ isActive: false }));
});

test('an empty form says what is missing (REEL-1)', async () => {
  sellersApi();
  const { user, container } = await renderAt('/account?tab=addReel');
  await user.click(await screen.findByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText('Please select a description')).toBeInTheDocument();
  expect(screen.getByText('Please Add Video')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('a film of 20 MB is refused, one byte less is not (MEDIA-2)', async () => {
  stubXhr();
  sellersApi(answer(beginUpload, { _id: MEMBER_ID, chunk: 512 * 1024 }));
  await renderAt('/account?tab=addReel');
  const choose = async (bytes: number) => {
    const video = new File(['x'], 'tour.mp4', { type: 'video/mp4' });
    Object.defineProperty(video, 'size', { value: bytes });
    fireEvent.change(await screen.findByLabelText(/^Video/), { target: { files: [video] } });
  };
  await choose(20 * MB);
  expect(await screen.findByText('Video must be less than 20MB')).toBeInTheDocument();
  await choose(20 * MB - 1);
  expect(await screen.findByRole('progressbar', { name: 'Uploading tour.mp4' })).toBeInTheDocument();
});

test('at most three products can be chosen, and what is sent names film, words and products', async () => {
  const requests: FakeRequest[] = stubXhr();
  const api = sellersApi(
    answer(beginUpload, { _id: MEMBER_ID, chunk: 512 * 1024 }),
    answer(addReel, { message: 'Reel added successfully!', data: someReel(own) }),
    listed({ title: 'Sage kitchen' }),
  );
  const { user } = await renderAt('/account?tab=addReel');
  const video = new File(['film'], 'tour.mp4', { type: 'video/mp4' });
  await user.upload(await screen.findByLabelText(/^Video/), video);
  await waitFor(() => expect(requests).toHaveLength(1));
  const upload = someUpload({ kind: 'video' });
  await requests[0]?.answer(200, { success: true, offset: 4, size: 4, data: upload });
  await user.type(screen.getByLabelText(/^Description/), 'Sage shutters. Eleven days.');
  for (const name of ['Marine ply 18 mm', 'Hinge', 'Handle'])
    await user.click(await screen.findByRole('checkbox', { name }));
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Veneer' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText('Reel added successfully!')).toBeInTheDocument();
  expect(api.callsOf(addReel)[0]?.body).toMatchObject({
    userId: MEMBER_ID,
    description: 'Sage shutters. Eleven days.',
    video: upload._id,
    productIds: [PLY._id, OTHERS[0]?._id, OTHERS[1]?._id],
  });
});

test('an id means edit: the form starts from what was saved, with its three frames (ALL-24)', async () => {
  const frames = [1, 2, 3].map((at) => ({ at, path: `reels/x.f${at}.webp` }));
  const reel = someReel({ ...own, description: 'Hung in a day.', productIds: [PLY._id], posterAt: 2, frames });
  const api = sellersApi(
    answer(readReel, { data: reel }),
    answer(updateReel, { message: 'Reel updated successfully!', data: reel }),
    listed({ title: 'Sage kitchen' }),
  );
  const { user } = await renderAt(`/account?tab=addReel&id=${reel._id}`);
  const words = await screen.findByLabelText(/^Description/);
  expect(words).toHaveValue('Hung in a day.');
  expect(screen.getByRole('radio', { name: 'Frame at 0:02' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Frame at 0:03' }));
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText('Reel updated successfully!')).toBeInTheDocument();
  expect(api.callsOf(updateReel)[0]).toMatchObject({
    params: { id: reel._id },
    body: { description: 'Hung in a day.', video: reel.videoUrl, posterAt: 3, productIds: [PLY._id] },
  });
});
