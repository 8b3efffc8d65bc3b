import { sendLead } from '@plyhaat/contract/leads/leads';
import {
  countReelShare,
  countReelView,
  readReelStatus,
  toggleReelBookmark,
  toggleReelLike,
} from '@plyhaat/contract/reels/reactions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { closeLogin } from '#shell/login.ts';
import { stubBrowser } from '#test/browser.ts';
import { type Answer, answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { feedOf, someReel, someReelProduct, stubVideos } from '#test/reels.ts';
import { renderAt } from '#test/render.tsx';
import { toastList } from '#ui/overlays/Toaster.tsx';
// Imported up front: a lazy screen must not arrive in the middle of a test.
import './ReelsScreen.tsx';

const PLY = someReelProduct({ size: '8 × 4 ft' });
const HINGE = someReelProduct({
  name: 'Soft-close hinge',
  price: 220,
  pricetype: 'per Nos/sheet',
  unitName: 'pair',
  soldByArea: false,
});
const REEL = someReel({ title: 'Count the plies', likeCount: 7, products: [PLY, HINGE] });
const NEITHER = answer(readReelStatus, { isLiked: false, isBookmarked: false });
const reply = { isLiked: true, likeCount: 8 };

beforeEach(() => {
  stubVideos();
  stubBrowser();
  localStorage.clear();
  toastList.clear();
  session.clear();
  closeLogin();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function watch(...answers: readonly Answer[]) {
  const api = fakeApi(
    ...answers,
    feedOf([REEL, someReel({ title: 'The next one' })]),
    answer(countReelView, { viewCount: 1 }),
    answer(countReelShare, { shareCount: 1 }),
  );
  const view = await renderAt('/reels');
  await screen.findByRole('article', { name: 'Count the plies, Asha Ply' });
  return { ...view, api };
}
/** The next reel waits below, out of reach. */
const row = () => within(screen.getByRole('article', { name: 'Count the plies, Asha Ply' }));
const like = () => row().getByRole('button', { name: /^Like/ });
const save = () => row().getByRole('button', { name: 'Save' });

test('liking without login shows the error and changes no count (REEL-10)', async () => {
  const { user } = await watch();
  await user.click(like());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please login to like videos');
  expect(like()).toHaveAccessibleName('Like, 7 likes');
});

test('a like shows before the answer, and each way has its words (REEL-10)', async () => {
  signInAs('USER');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let liked = false;
  const { user, api, queries } = await watch(
    NEITHER,
    answer(toggleReelLike, async () => {
      if (!liked) await held;
      liked = !liked;
      return { isLiked: liked, likeCount: liked ? 8 : 7 };
    }),
  );
  await waitFor(() => expect(api.callsOf(readReelStatus)).toEqual([{ query: { reelId: REEL._id } }]));
  await user.click(like());
  await waitFor(() => expect(like()).toHaveAccessibleName('Like, 8 likes'));
  expect(like()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Added to likes')).toBeNull();
  release();
  expect(await screen.findByText('Added to likes')).toBeInTheDocument();
  await waitFor(() => expect(queries.isMutating()).toBe(0));
  // The row is drawn again in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  fireEvent.keyDown(document.body, { key: 'l' });
  expect(await screen.findByText('Removed from likes')).toBeInTheDocument();
  expect(like()).toHaveAccessibleName('Like, 7 likes');
});

test('a like that the server refuses is taken back with Failed to update like (REEL-10)', async () => {
  signInAs('USER');
  const { user } = await watch(
    NEITHER,
    answer(toggleReelLike, () => {
      throw new CallError(500, 'broken');
    }),
  );
  await user.click(like());
  expect(await screen.findByText('Failed to update like')).toBeInTheDocument();
  await waitFor(() => expect(like()).toHaveAccessibleName('Like, 7 likes'));
  expect(like()).toHaveAttribute('aria-pressed', 'false');
});

test('two quick taps on the film like it', async () => {
  signInAs('USER');
  const { container, api } = await watch(NEITHER, answer(toggleReelLike, reply));
  const video = container.querySelector('article button[aria-hidden]') as Element;
  fireEvent.click(video);
  fireEvent.click(video);
  await waitFor(() => expect(api.callsOf(toggleReelLike)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('a bookmark of a visitor stays in the browser (REEL-11)', async () => {
  const { user, unmount } = await watch();
  await user.click(save());
  expect(save()).toHaveAttribute('aria-pressed', 'true');
  unmount();
  await watch();
  expect(save()).toHaveAttribute('aria-pressed', 'true');
});

test('a bookmark of a member is sent (REEL-11)', async () => {
  signInAs('USER');
  const member = await watch(NEITHER, answer(toggleReelBookmark, { isBookmarked: true }));
  await member.user.click(save());
  await waitFor(() => expect(member.api.callsOf(toggleReelBookmark)).toEqual([{ body: { reelId: REEL._id } }]));
});

test('a share opens a menu where the system has no sheet, and is counted', async () => {
  const { user, api } = await watch();
  await user.click(row().getByRole('button', { name: 'Share, 0 shares' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(`/reels/${REEL._id}`)),
  );
  expect(menu.getByRole('menuitem', { name: 'WhatsApp' })).toHaveAttribute('target', '_blank');
  await user.click(menu.getByRole('menuitem', { name: 'Copy link' }));
  await waitFor(() => expect(api.callsOf(countReelShare)).toEqual([{ body: { reelId: REEL._id } }]));
});

test('a view is told after 2 s of play, watched after 3 s, and a tap on a product', async () => {
  const { user, api } = await watch();
  const video = screen.getByLabelText<HTMLVideoElement>('Count the plies');
  const stages = () => api.callsOf(countReelView).map(({ body }) => body.stage);
  const playTo = (seconds: number) => {
    video.currentTime = seconds;
    fireEvent.timeUpdate(video);
  };
  playTo(0.9);
  playTo(1.8);
  // A jump is no play.
  playTo(20);
  expect(stages()).toEqual([]);
  playTo(20.3);
  expect(stages()).toEqual(['view']);
  playTo(21.25);
  expect(stages()).toEqual(['view', 'watched']);
  await user.click(screen.getByRole('button', { name: /^Marine ply 18 mm/ }));
  expect(stages()).toEqual(['view', 'watched', 'tap']);
});

test('the sheet of a product shows its second price where a size tells it', async () => {
  const { user } = await watch();
  await user.click(screen.getByRole('button', { name: /^Marine ply 18 mm/ }));
  expect(screen.getByRole('region', { name: 'Marine ply 18 mm' })).toHaveTextContent('₹142per sq.ft₹4,544 per sheet');
});

test('a chip opens a sheet that offers the free price first, and whose Call asks a visitor to sign in', async () => {
  const { user } = await watch();
  await user.click(screen.getByRole('button', { name: /^Soft-close hinge.*₹220 per pair/ }));
  const sheet = within(screen.getByRole('region', { name: 'Soft-close hinge' }));
  expect(sheet.getByRole('link', { name: /See grade, sizes and reviews/ })).toHaveAttribute(
    'href',
    '/product/marine-ply',
  );
  expect(sheet.getAllByRole('button', { name: /^(Get price|Call|WhatsApp)/ }).map(({ title }) => title)).toEqual([
    'Free: no plan needed',
    'Needs a plan',
    'Needs a plan',
  ]);
  await user.click(sheet.getByRole('button', { name: 'Call' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
});

test('the lead of a subscriber names the reel and the product', async () => {
  signInAs('USER');
  session.setSubscribed(true);
  const { user, api } = await watch(
    NEITHER,
    answer(sendLead, { message: 'We have told the seller that you are interested.' }),
  );
  await user.click(screen.getByRole('button', { name: /^Marine ply/ }));
  await user.click(screen.getByRole('button', { name: 'WhatsApp' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'WhatsApp' }));
  await waitFor(() => expect(api.callsOf(sendLead)).toHaveLength(1));
  expect(api.callsOf(sendLead)[0]?.body).toMatchObject({
    userId: REEL.user._id,
    productId: PLY._id,
    reelId: REEL._id,
    channel: 'whatsapp',
  });
});
