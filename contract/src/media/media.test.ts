import { expect, test } from 'vitest';
import { pictureAddress, previewAddress } from '../core/picture.ts';
import { MEDIA_USES } from './media.ts';
import { MEGABYTE } from './room.ts';
import { videoVariant } from './videos.ts';

test.each([
  ['', undefined, ''],
  ['https://elsewhere.example/x.jpg', 320, 'https://elsewhere.example/x.jpg'],
  ['products/x.webp', undefined, '/api/uploads/products/x.webp'],
  ['products/x.webp', 320, '/api/uploads/products/x.w320.webp'],
  ['products/x.webp?until=1&signature=a.b', 320, '/api/uploads/products/x.w320.webp?until=1&signature=a.b'],
])('the stored path %j at width %s is asked for at %j', (path, width, address) => {
  expect(pictureAddress(path, width)).toBe(address);
});

test('AVIF and the picture for links have addresses of their own', () => {
  expect(pictureAddress('products/x.webp', 640, 'avif')).toBe('/api/uploads/products/x.w640.avif');
  expect(previewAddress('products/x.webp')).toBe('/api/uploads/products/x.preview.jpg');
  expect(previewAddress('')).toBe('');
});

test.each([
  ['profile', 'image', 5, 'Please select a valid image file', 'Image file size should be less than 5MB'],
  ['banner', 'image', 5, 'Please select a valid image file', 'Image size should be less than 5MB'],
  ['video', 'video', 50, 'Please select a valid video file', 'Video file size should be less than 50MB'],
  ['reel', 'video', 20, 'Please select a valid video file', 'Video must be less than 20MB'],
] as const)('a %s is a %s under %d MB, refused in the words of its form', (use, kind, megabytes, wrong, large) => {
  const [taken] = MEDIA_USES[use].takes;
  expect([taken.kind, taken.under]).toEqual([kind, megabytes * MEGABYTE]);
  expect([taken.wrongKind.message, taken.tooLarge.message]).toEqual([wrong, large]);
});

test.each([
  ['reels/x.mp4', 'reels/x.p240.mp4'],
  ['reels/x.mp4?until=1&signature=a.b', 'reels/x.p240.mp4?until=1&signature=a.b'],
])('the smallest form of %j is asked for at %j', (path, address) => {
  expect(videoVariant(path, 240)).toBe(address);
});
