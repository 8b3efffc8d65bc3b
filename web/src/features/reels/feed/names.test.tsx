import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTransport } from '#api/call.ts';
import { stubBrowser } from '#test/browser.ts';
import { fakeApi } from '#test/fake-api.ts';
import { someReel, stubVideos } from '#test/reels.ts';
import { renderAt } from '#test/render.tsx';
import { readReelNames } from '../read-reel.ts';
import './ReelsScreen.tsx';

beforeEach(() => {
  stubVideos();
  stubBrowser();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Without our second names for the same (ALL-14). */
const { likeCount, viewCount, shareCount, commentCount, hashtags, thumbnail, picture, ...plain } = someReel();
const GIVEN = {
  ...plain,
  title: 'Count the plies',
  likes: 1500,
  views: 2_300_000,
  shares: 1,
  comments: 2,
  tags: ['marine', '#ply'],
  image: 'https://pictures.example/plies.jpg',
};

test('a reel is shown with its figures, tags and picture by their other names too', async () => {
  fakeApi();
  const { router } = await renderAt('/about-us');
  setTransport(async ({ path }) =>
    path === '/reelVideo' ? { data: [GIVEN], total: 1, next: null } : { data: [], total: 0, bannerImages: [] },
  );
  await router.navigate({ to: '/reels' });
  const reel = await screen.findByRole('article', { name: `Count the plies, ${plain.user.name}` });
  expect(within(reel).getByRole('button', { name: 'Like, 1.5K likes' })).toBeInTheDocument();
  expect(within(reel).getByRole('button', { name: 'Share, 1 share' })).toBeInTheDocument();
  expect(reel).toHaveTextContent('2.3M views');
  expect(reel).toHaveTextContent('#marine #ply');
  expect(reel.querySelector(`img[src="${GIVEN.image}"]`)).toBeInTheDocument();
});

test('where a reel has both names, ours count', () => {
  const reel = someReel({ likeCount: 3, hashtags: ['doors'] });
  expect(readReelNames({ ...reel, likes: 9, tags: [] })).toEqual(reel);
  expect(readReelNames(GIVEN)).toMatchObject({ commentCount: 2, thumbnail: GIVEN.image });
});
