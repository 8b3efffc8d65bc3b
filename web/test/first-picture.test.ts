import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPictureHere } from '../src/first-picture.ts';

/** A picture on its way, in sight. */
function somePicture(): HTMLImageElement {
  const picture = document.createElement('img');
  picture.setAttribute('fetchpriority', 'high');
  Object.defineProperties(picture, { complete: { value: false }, offsetParent: { value: document.body } });
  document.body.append(picture);
  return picture;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Whether the scripts go on. */
function waiting() {
  const goOn = vi.fn();
  void firstPictureHere().then(goOn);
  return goOn;
}

test('the scripts wait until the first pictures are there or have failed', async () => {
  const [first, second] = [somePicture(), somePicture()];
  const goOn = waiting();
  first.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(500);
  expect(goOn).not.toHaveBeenCalled();
  second.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(100);
  expect(goOn).toHaveBeenCalledOnce();
});

test('a picture that never comes holds a page back for two seconds at most', async () => {
  somePicture();
  const goOn = waiting();
  await vi.advanceTimersByTimeAsync(1999);
  expect(goOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(goOn).toHaveBeenCalledOnce();
});

test('a page without such pictures does not wait for any', async () => {
  const goOn = waiting();
  await vi.advanceTimersByTimeAsync(100);
  expect(goOn).toHaveBeenCalledOnce();
});
