import { listReels, readReel } from '@plyhaat/contract/reels/reels';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { session } from '#api/session.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { feedOf, someReel, someReels, stubVideos } from '#test/reels.ts';
import { renderAt } from '#test/render.tsx';
import { preferences } from './preferences.ts';
// Imported up front: a lazy screen must not arrive in the middle of a test.
import './ReelsScreen.tsx';

let videos: ReturnType<typeof stubVideos>;
const shown = (name: string) => screen.findByRole('article', { name: `${name}, Asha Ply` });
const videosInPage = () => document.querySelectorAll('article video').length;
const down = () => fireEvent.keyDown(document.body, { key: 'ArrowDown' });

beforeEach(() => {
  videos = stubVideos();
  stubBrowser();
  localStorage.clear();
  preferences.forget();
  session.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('/reels is public and plays one film; the others pause, and a link leads back (REEL-6)', async () => {
  fakeApi(feedOf(someReels(3)));
  const { container } = await renderAt('/reels');
  const first = await shown('Reel 1');
  await waitFor(() => expect(videos.playing()).toEqual(['Reel 1']));
  expect(within(first).getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  expect(within(first).getByRole('link', { name: 'Asha Ply' })).toHaveAttribute('href', '/seller/asha-ply');
  await expectNoAxeViolations(container);
});

test('a film that has ended advances to the next, and keys move by one; three films at most are in the page', async () => {
  fakeApi(feedOf(someReels(12)));
  await renderAt('/reels');
  await shown('Reel 1');
  fireEvent.ended(screen.getByLabelText('Reel 1'));
  await shown('Reel 2');
  await waitFor(() => expect(videos.playing()).toEqual(['Reel 2']));
  for (const name of ['Reel 3', 'Reel 4', 'Reel 5', 'Reel 6', 'Reel 7']) {
    down();
    await shown(name);
    expect(videosInPage()).toBeLessThanOrEqual(3);
  }
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  await shown('Reel 6');
});

test('more reels are asked for within 2 of the end, 5 a page, and the end says so (REEL-6)', async () => {
  const reels = someReels(6);
  const api = fakeApi(feedOf(reels));
  await renderAt('/reels');
  await shown('Reel 1');
  down();
  down();
  await shown('Reel 3');
  expect(api.callsOf(listReels)).toHaveLength(1);
  down();
  await shown('Reel 4');
  await waitFor(() => expect(api.callsOf(listReels)).toHaveLength(2));
  expect(api.callsOf(listReels)[1]?.query).toMatchObject({ after: '5', perPage: 5, status: 'true' });
  down();
  await shown('Reel 5');
  down();
  await shown('Reel 6');
  down();
  expect(await screen.findByRole('heading', { name: /all caught up/ })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the first reel' }));
  await shown('Reel 1');
});

test('the wheel moves by one reel and is locked for 500 ms after each move (REEL-7)', async () => {
  fakeApi(feedOf(someReels(5)));
  await renderAt('/reels');
  const video = await shown('Reel 1');
  const turn = (at: number) => {
    const event = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    act(() => void video.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(turn(10_000)).toBe(true);
  expect(turn(10_400)).toBe(true);
  await shown('Reel 2');
  expect(turn(10_501)).toBe(true);
  await shown('Reel 3');
});

test('a failure is said after two tries, and Try Again asks again (REEL-8)', async () => {
  let broken = true;
  const reels = someReels(1);
  const feed = feedOf(reels);
  fakeApi(
    answer(listReels, (input) => {
      if (broken) throw new CallError(0, 'offline', 'network');
      return (feed.give as (input: unknown) => never)(input);
    }),
  );
  const { user } = await renderAt('/reels');
  expect(screen.getByText('Loading reels')).toBeInTheDocument();
  expect(await screen.findByText('Connection Error')).toBeInTheDocument();
  expect(
    screen.getByText('Unable to load new content. Please check your internet connection and try again.'),
  ).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await shown('Reel 1');
});

test("without a network a banner says You're offline, and leaves by itself (REEL-8)", async () => {
  fakeApi(feedOf(someReels(1)));
  await renderAt('/reels');
  await shown('Reel 1');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText("You're offline")).toBeInTheDocument();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText("You're offline")).toBeNull();
});

test('a film that could not be loaded is loaded again when the network is back', async () => {
  fakeApi(feedOf(someReels(1)));
  await renderAt('/reels');
  await shown('Reel 1');
  await waitFor(() => expect(videos.playing()).toEqual(['Reel 1']));
  const video = screen.getByLabelText<HTMLVideoElement>('Reel 1');
  const load = vi.spyOn(video, 'load');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(load).not.toHaveBeenCalled();
  vi.spyOn(video, 'networkState', 'get').mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledOnce();
});

test('a reel shows its category, and without a length it lasts 30 seconds (REEL-4)', async () => {
  fakeApi(feedOf([someReel({ title: 'Reel 1', duration: 0, category: 'General' })]));
  await renderAt('/reels');
  const row = within(await shown('Reel 1'));
  expect(await row.findByText(/0:00 \/ 0:30$/)).toBeInTheDocument();
  expect(row.getByText(/· General$/)).toBeInTheDocument();
});

test('/reels/{id} opens the feed at that reel, notes where the viewer is, and the way back leads there', async () => {
  const reels = someReels(4);
  const named = someReel({ title: 'Shared with me' });
  fakeApi(feedOf(reels), answer(readReel, { data: named }));
  const { router } = await renderAt(`/reels/${named._id}`);
  await shown('Shared with me');
  down();
  await shown('Reel 1');
  down();
  await shown('Reel 2');
  await waitFor(() => expect(window.location.pathname).toBe(`/reels/${reels[1]?._id}`));
  await act(() => router.navigate({ to: '/about-us' }));
  await act(() => router.navigate({ to: '/reels/$id', params: { id: reels[1]?._id ?? '' } }));
  await shown('Reel 2');
  fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  await shown('Reel 1');
});

test('a reel that is gone says so', async () => {
  fakeApi(
    feedOf([]),
    answer(readReel, () => refuse({ status: 404, error: 'reel_not_found', message: 'This reel no longer exists.' })),
  );
  await renderAt(`/reels/${someReel()._id}`);
  expect(await screen.findByText('This reel no longer exists.')).toBeInTheDocument();
});

test('controls leave after three seconds, and come back on a move (REEL-7)', async () => {
  fakeApi(feedOf(someReels(2)));
  await renderAt('/reels');
  const video = await shown('Reel 1');
  const controls = () => within(video).getByRole('button', { name: 'Pause' }).closest('[data-shown]');
  vi.useFakeTimers();
  fireEvent.pointerMove(video);
  act(() => void vi.advanceTimersByTime(2999));
  expect(controls()).toHaveAttribute('data-shown', 'true');
  act(() => void vi.advanceTimersByTime(1));
  expect(controls()).toHaveAttribute('data-shown', 'false');
  fireEvent.pointerMove(video);
  expect(controls()).toHaveAttribute('data-shown', 'true');
});

test('sound is off until somebody taps for it, and stays on for the next visit', async () => {
  fakeApi(feedOf(someReels(2)));
  const { user, unmount } = await renderAt('/reels');
  await shown('Reel 1');
  const video = () => screen.getByLabelText<HTMLVideoElement>('Reel 1');
  expect(video().muted).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Sound off, turn on' }));
  expect(video().muted).toBe(false);
  unmount();
  preferences.forget();
  await renderAt('/reels');
  await shown('Reel 1');
  expect(await screen.findByRole('button', { name: 'Sound on, turn off' })).toBeInTheDocument();
});

test('space pauses and plays, and so does a tap on the film', async () => {
  fakeApi(feedOf(someReels(2)));
  await renderAt('/reels');
  await shown('Reel 1');
  await waitFor(() => expect(videos.playing()).toEqual(['Reel 1']));
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(videos.playing()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(videos.playing()).toEqual(['Reel 1']));
});

test('a slow link or the data saver gets the smallest film', async () => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
  fakeApi(feedOf(someReels(1)));
  await renderAt('/reels');
  await shown('Reel 1');
  const sources = [...screen.getByLabelText('Reel 1').querySelectorAll('source')].map(
    ({ src }) => new URL(src).pathname,
  );
  expect(sources).toEqual(['/api/uploads/reels/door.p240.mp4', '/api/uploads/reels/door.mp4']);
});
