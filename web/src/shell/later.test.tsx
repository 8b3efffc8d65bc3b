import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAlone } from '#test/render-alone.tsx';
import { Later, later } from './later.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A window in which nothing is in sight until the test says so. */
function scrollableWindow() {
  const seen: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: IntersectionObserverCallback) {
        seen.push(notify);
      }
      observe() {}
      disconnect() {}
    },
  );
  const comeIntoSight = () =>
    act(async () => {
      for (const notify of seen) notify([{ isIntersecting: true } as IntersectionObserverEntry], {} as never);
    });
  return { comeIntoSight };
}

test("a section's code is fetched when it comes into sight, and again when the network failed", async () => {
  const { comeIntoSight } = scrollableWindow();
  const fetchSection = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Show: () => <p>New Arrivals</p> });
  const section = later(fetchSection);
  await act(async () => renderAlone(<Later name="arrivals" section={section} skeleton={<p>Loading</p>} />));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(fetchSection).not.toHaveBeenCalled();

  await comeIntoSight();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await comeIntoSight();
  expect(screen.getByText('New Arrivals')).toBeInTheDocument();
  expect(fetchSection).toHaveBeenCalledTimes(2);
});

test('a section that fails leaves those around it alone', async () => {
  const quiet = vi.spyOn(console, 'error').mockReturnValue();
  const { comeIntoSight } = scrollableWindow();
  const broken = later(async () => ({
    Show: () => {
      throw new Error('broken');
    },
  }));
  const whole = later(async () => ({ Show: () => <p>Reels</p> }));
  await act(async () =>
    renderAlone(
      <>
        <Later name="stories" section={broken} skeleton={null} />
        <Later name="reels" section={whole} skeleton={null} />
      </>,
    ),
  );
  await comeIntoSight();
  expect(screen.getByText('Reels')).toBeInTheDocument();
  quiet.mockRestore();
});
