import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHookAlone } from '#test/render-alone.tsx';
import { debounce, useDebounced } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of what is asked for in quick succession the last is done, once', () => {
  const done: string[] = [];
  const { later } = debounce((text: string) => done.push(text), 100);
  later('p');
  vi.advanceTimersByTime(99);
  later('ply');
  vi.advanceTimersByTime(99);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['ply']);
});

test('what waits can be taken back, and says whether it waited', () => {
  const run = vi.fn();
  const { later, cancel } = debounce(run, 100);
  expect(cancel()).toBe(false);
  later();
  expect(cancel()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(run).not.toHaveBeenCalled();
});

test('a value counts once it rests, and an equal one does not start the wait anew', () => {
  const { result, rerender } = renderHookAlone(({ value }) => useDebounced(value, 100), {
    initialProps: { value: { word: 'p' } },
  });
  rerender({ value: { word: 'ply' } });
  act(() => void vi.advanceTimersByTime(60));
  rerender({ value: { word: 'ply' } });
  expect(result.current).toEqual({ word: 'p' });
  act(() => void vi.advanceTimersByTime(40));
  expect(result.current).toEqual({ word: 'ply' });
});
