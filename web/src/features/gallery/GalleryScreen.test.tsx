import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { GalleryScreen } from './GalleryScreen.tsx';

beforeEach(() => stubBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the component sheet shows every part without an accessibility fault', async () => {
  const { container } = render(<GalleryScreen />);
  expect(screen.getByRole('heading', { name: 'Component sheet', level: 1 })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Uploads' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Carousels' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('no component puts a style attribute, a style or a script into server HTML', () => {
  const html = renderToString(<GalleryScreen />);
  expect(html).toContain('Component sheet');
  expect(html).not.toMatch(/ style=|<style|<script/);
});
