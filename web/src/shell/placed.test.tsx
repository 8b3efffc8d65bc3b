import { listRunningPromotions } from '@plyhaat/contract/promotions/promotions';
import { countView } from '@plyhaat/contract/sellers/views';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#test/browser.ts';
import { someProduct } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { somePromotion } from '#test/promotions.ts';
import { renderAt } from '#test/render.tsx';
import { storeCalls } from '#test/stores.ts';
import { forgetLooks } from './placement-watch.ts';

const observed = new Map<Element, (ratio: number) => void>();
let observers = 0;

/** How much of each watched element is on screen is the test's to say. */
class Sight implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  takeRecords = () => [];
  notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.notify = notify;
    if (options?.threshold === 0.5) observers += 1;
  }
  observe(target: Element) {
    observed.set(target, (intersectionRatio) =>
      this.notify(
        [{ target, isIntersecting: intersectionRatio > 0, intersectionRatio } as IntersectionObserverEntry],
        this,
      ),
    );
  }
  unobserve(target: Element) {
    observed.delete(target);
  }
  disconnect() {}
}

beforeEach(() => {
  stubBrowser({ reducedMotion: true });
  vi.stubGlobal('IntersectionObserver', Sight);
  observed.clear();
  observers = 0;
});
afterEach(() => {
  vi.useRealTimers();
  forgetLooks();
  vi.unstubAllGlobals();
});

const PROMOTED = {
  ...somePromotion({ _id: '00000000-0000-4000-a000-000000000001' }),
  product: someProduct({ name: 'Promoted board' }),
};
const at = { kind: 'promotion', id: PROMOTED._id } as const;

async function openStore() {
  const api = fakeApi(...storeCalls(), answer(listRunningPromotions, { data: [PROMOTED], total: 1 }));
  await renderAt('/seller/godatir-panels');
  const item = (await screen.findByText('Sponsored')).closest('li') as HTMLElement;
  await waitFor(() => expect(observed.has(item)).toBe(true));
  const looks = () =>
    api.callsOf(countView).flatMap(({ body }) => ('placements' in body ? (body.placements ?? []) : []));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const show = (ratio: number) => observed.get(item)?.(ratio);
  return { item, looks, show };
}

test('half of it on screen for a second is seen, once, and travels a little later', async () => {
  const { looks, show, item } = await openStore();
  show(0.4);
  vi.advanceTimersByTime(5000);
  show(0.6);
  vi.advanceTimersByTime(900);
  show(0.2);
  vi.advanceTimersByTime(9000);
  expect(looks()).toEqual([]);
  show(0.6);
  vi.advanceTimersByTime(1000);
  expect(looks()).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(looks()).toEqual([{ ...at, stage: 'seen' }]);
  expect([observed.has(item), observers]).toEqual([false, 1]);
});

test('a tap on one of its links or buttons is told at once, on anything else never', async () => {
  const { looks, item } = await openStore();
  fireEvent.click(item);
  expect(looks()).toEqual([]);
  const link = item.querySelector('a') as HTMLElement;
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(looks()).toEqual([{ ...at, stage: 'tap' }]);
});
