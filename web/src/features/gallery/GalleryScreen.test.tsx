import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { htmlAlone, renderAlone } from '#test/render-alone.tsx';
import { GalleryScreen } from './GalleryScreen.tsx';

beforeEach(() => stubBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the component sheet shows every part without an accessibility fault', async () => {
  const { container } = renderAlone(<GalleryScreen />);
  expect(screen.getByRole('heading', { name: 'Component sheet', level: 1 })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Uploads' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Carousels' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('no component puts a style attribute, a style or a script into server HTML', () => {
  const html = htmlAlone(<GalleryScreen />);
  expect(html).toContain('Component sheet');
  expect(html).not.toMatch(/ style=|<style|<script/);
});
