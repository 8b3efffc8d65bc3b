import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderHookAlone } from '#test/render-alone.tsx';
import { useTopBarAway } from './topBarAway.ts';

function scrollTo(y: number) {
  window.scrollY = y;
  act(() => void window.dispatchEvent(new Event('scroll')));
}
beforeEach(() => {
  window.scrollY = 0;
});

test('the top bar leaves when the page is scrolled down past 50 px', () => {
  const { result } = renderHookAlone(useTopBarAway);
  scrollTo(50);
  expect(result.current).toBe('nothing');
  scrollTo(60);
  expect(result.current).toBe('all');
});

test('the top bar returns within 100 px of the top and not before', () => {
  const { result } = renderHookAlone(useTopBarAway);
  scrollTo(900);
  scrollTo(100);
  expect(result.current).toBe('bar');
  scrollTo(99);
  expect(result.current).toBe('nothing');
});

test('a page that opens further down has no top bar', () => {
  window.scrollY = 700;
  expect(renderHookAlone(useTopBarAway).result.current).toBe('all');
});

test('on a phone logo and search return on scrolling up, without the top bar', () => {
  const { result } = renderHookAlone(useTopBarAway);
  scrollTo(900);
  scrollTo(896);
  expect(result.current).toBe('all');
  scrollTo(880);
  expect(result.current).toBe('bar');
  scrollTo(940);
  expect(result.current).toBe('all');
});
