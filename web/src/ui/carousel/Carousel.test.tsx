import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { htmlAlone, renderAlone } from '#test/render-alone.tsx';
import { Carousel } from './Carousel.tsx';
import { CarouselArrows, CarouselBars } from './CarouselControls.tsx';

const SLIDE = 100;

/** jsdom has no layout: three slides of a hundred pixels are in view. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  stubBrowser();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? SLIDE : 3 * SLIDE;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE : 0;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const names = ['Plywood', 'Laminates', 'Veneers', 'Doors', 'Hardware', 'Boards', 'MDF', 'Timber'];

const carousel = (autoplay?: number) => (
  <Carousel
    label="Category"
    {...(autoplay !== undefined && { autoplay })}
    head={<CarouselArrows />}
    foot={<CarouselBars />}
  >
    {names.map((name) => (
      <a key={name} href={`/shop?categories=${name}`}>
        {name}
      </a>
    ))}
  </Carousel>
);

const current = () => screen.getAllByRole('button', { name: /^Go to slide/ }).findIndex((bar) => bar.ariaCurrent) + 1;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

async function show(autoplay?: number) {
  const view = renderAlone(carousel(autoplay));
  const region = screen.getByRole('region', { name: 'Category' });
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  fireEvent.pointerLeave(region);
  await driven(view.container);
  return { ...view, user: userEvent.setup(), region };
}

const driven = (container: HTMLElement) =>
  waitFor(() => expect(container.querySelector('.overflow-x-clip')).toBeInTheDocument());

test('what moves it is fetched when it first moves, and not before', async () => {
  const { container } = renderAlone(carousel(3000));
  await act(async () => {});
  pass(2999);
  expect(container.querySelector('.overflow-x-clip')).toBeNull();
  pass(1);
  await driven(container);
  expect(current()).toBe(2);
});

test('server HTML is a row of all slides that scrolls and snaps without JavaScript', () => {
  const html = htmlAlone(carousel(3000));
  expect(html).toContain('overflow-x-auto');
  expect(html).toContain('snap-x');
  expect(html).toContain('aria-label="Pause"');
  for (const name of names) expect(html).toContain(name);
  expect(html).not.toContain('style=');
});

test('it says what it is, and each slide stands in the page once', async () => {
  const { container, region } = await show(3000);
  expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('listitem', { name: '1 of 8' })).toHaveAttribute('aria-roledescription', 'slide');
  expect(screen.getAllByRole('link')).toHaveLength(names.length);
  await expectNoAxeViolations(container);
});

test('the arrow buttons and the arrow keys move it, round the end', async () => {
  const { user } = await show();
  expect(current()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(current()).toBe(2);
  await user.keyboard('{ArrowRight}');
  expect(current()).toBe(3);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(current()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(current()).toBe(8);
  await user.click(screen.getByRole('button', { name: 'Go to slide 4' }));
  expect(current()).toBe(4);
});

test('it moves by itself, and waits while the mouse is over it', async () => {
  const { region } = await show(3000);
  pass(3000);
  expect(current()).toBe(2);
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  pass(9000);
  expect(current()).toBe(2);
  fireEvent.pointerLeave(region);
  pass(3000);
  expect(current()).toBe(3);
});

test('it waits while a finger holds it', async () => {
  const { region } = await show(3000);
  fireEvent.pointerDown(region, { pointerType: 'touch' });
  pass(9000);
  expect(current()).toBe(1);
  fireEvent.pointerUp(region, { pointerType: 'touch' });
  pass(3000);
  expect(current()).toBe(2);
});

test('it waits while the keyboard is in it', async () => {
  const { user } = await show(3000);
  await user.tab();
  pass(9000);
  expect(current()).toBe(1);
});

test('the pause button stops it until it is pressed again', async () => {
  const { user, region } = await show(3000);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.unhover(region);
  pass(9000);
  expect(current()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await user.unhover(region);
  pass(3000);
  expect(current()).toBe(2);
});

test('it stands still for those who asked for less motion', async () => {
  stubBrowser({ reducedMotion: true });
  await show(3000);
  pass(9000);
  expect(current()).toBe(1);
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});
