import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Toaster, toastError, toastList, toastSuccess } from './Toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => toastList.clear());
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('success is told politely, failure at once', async () => {
  const { container } = renderAlone(<Toaster />);
  act(() => {
    toastSuccess('Profile updated successfully!');
    toastError('Network error. Please check your internet connection.');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Profile updated successfully!');
  expect(screen.getByRole('alert')).toHaveTextContent('Network error.');
  vi.useRealTimers();
  await expectNoAxeViolations(container);
});

test('a toast leaves after four seconds', () => {
  renderAlone(<Toaster />);
  act(() => toastSuccess('Saved'));
  wait(3900);
  expect(screen.getByRole('status')).not.toHaveClass('opacity-0');
  wait(150);
  expect(screen.getByRole('status')).toHaveClass('opacity-0');
  wait(300);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a toast under the pointer stays until the pointer leaves', () => {
  renderAlone(<Toaster />);
  act(() => toastSuccess('Saved'));
  fireEvent.pointerEnter(screen.getByRole('status'));
  wait(10_000);
  expect(screen.getByRole('status')).not.toHaveClass('opacity-0');
  fireEvent.pointerLeave(screen.getByRole('status'));
  wait(4100);
  expect(screen.getByRole('status')).toHaveClass('opacity-0');
});

test('the same text twice in a moment is shown once', () => {
  renderAlone(<Toaster />);
  act(() => {
    toastError('You are not subscribed to use this feature');
    toastError('You are not subscribed to use this feature');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('at most twenty are shown', () => {
  renderAlone(<Toaster />);
  act(() => {
    for (let count = 1; count <= 25; count++) toastSuccess(`Saved ${count}`);
  });
  expect(screen.getAllByRole('status')).toHaveLength(20);
  expect(screen.getByText('Saved 25')).toBeInTheDocument();
});
