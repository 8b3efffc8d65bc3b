import {
  countVideoView,
  listVideoCategories,
  listVideos,
  readVideo,
  type Video,
  videoNotFound,
} from '@plyhaat/contract/content/videos';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { type Answer, answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

const ID = '0198c5b0-0000-7000-8000-000000000021';
const video: Video = {
  _id: ID,
  name: 'Hanging a door',
  description: 'From the truck to the first click.',
  category: '',
  url: 'videos/door.mp4',
  thumbnail: 'posters/door.webp',
  picture: null,
  captions: 'captions/door.vtt',
  duration: 95,
  viewCount: 1240,
  likeCount: 9,
  createdAt: '2026-11-14T06:00:00.000Z',
};
const api = (shown = video, ...more: readonly Answer[]) =>
  fakeApi(
    ...more,
    answer(listVideos, { data: [shown], total: 14 }),
    answer(listVideoCategories, { data: [{ name: 'How to', count: 14 }], total: 1 }),
    answer(readVideo, { data: shown }),
    answer(countVideoView, { viewCount: 1241 }),
  );

test('CONT-11: videos are a grid with search, category and pages', async () => {
  const calls = api();
  const { user, address, container } = await renderAt('/videos');
  expect(await screen.findByText('1:35')).toBeVisible();
  for (const words of ['Video', 'Nov 14, 2026', '1,240 views', video.description])
    expect(screen.getByText(words)).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(address()).toBe('/videos?page=2'));
  await user.click(screen.getByRole('button', { name: /^How to/ }));
  await waitFor(() => expect(address()).toBe('/videos?category=How+to'));
  await user.type(screen.getByRole('searchbox', { name: 'Search videos' }), 'door{Enter}');
  await waitFor(() =>
    expect(calls.callsOf(listVideos).at(-1)).toMatchObject({ query: { search: 'door', category: 'How to' } }),
  );
});

test('a film of ours opens in a dialog, counts after two seconds, and closing leads back to the list', async () => {
  const calls = api();
  const { user, address } = await renderAt('/videos?search=door');
  await user.click(await screen.findByRole('link', { name: 'Hanging a door' }));
  expect(address()).toBe(`/videos/${ID}?search=door`);
  const dialog = await screen.findByRole('dialog', { name: 'Hanging a door' });
  const video = dialog.querySelector('video') as HTMLVideoElement;
  expect(video).toHaveAttribute('src', '/api/uploads/videos/door.mp4');
  expect(video.querySelector('track[kind="captions"]')).toHaveAttribute('src', '/api/uploads/captions/door.vtt');
  for (const seconds of [1, 2.1, 3]) {
    Object.defineProperty(video, 'currentTime', { configurable: true, value: seconds });
    fireEvent.timeUpdate(video);
  }
  expect(calls.callsOf(countVideoView)).toEqual([{ body: { videoId: ID } }]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/videos?search=door'));
});

test('a film from elsewhere loads nothing before it is tapped', async () => {
  api({ ...video, url: 'https://www.youtube-nocookie.com/embed/abcdefghijk' });
  const { user } = await renderAt(`/videos/${ID}`);
  const dialog = await screen.findByRole('dialog', { name: 'Hanging a door' });
  expect(dialog.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Play Hanging a door/ }));
  expect(dialog.querySelector('iframe')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie.com/embed/abcdefghijk'),
  );
});

test('a video that is gone says so', async () => {
  api(
    video,
    answer(readVideo, () => refuse(videoNotFound)),
  );
  await renderAt(`/videos/${ID}`);
  expect(await screen.findByRole('heading', { name: 'Video not found' })).toBeVisible();
});
