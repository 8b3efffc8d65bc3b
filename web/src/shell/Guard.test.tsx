import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAlone } from '#test/render-alone.tsx';
import { Guard } from './Guard.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

async function openGuarded(allowed: boolean) {
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>The market</p> });
  const guarded = createRoute({
    getParentRoute: () => root,
    path: '/inside',
    component: () => (
      <Guard allowed={allowed} otherwise="/">
        <p>Only for members</p>
      </Guard>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ['/inside'] });
  const router = createRouter({ routeTree: root.addChildren([home, guarded]), history });
  await router.load();
  renderAlone(<RouterProvider router={router as never} />);
}

test('whoever is allowed sees what is guarded', async () => {
  await openGuarded(true);
  expect(await screen.findByText('Only for members')).toBeVisible();
});

test('everyone else is sent away without seeing it', async () => {
  await openGuarded(false);
  expect(await screen.findByText('The market')).toBeVisible();
  expect(screen.queryByText('Only for members')).not.toBeInTheDocument();
});
