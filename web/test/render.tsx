import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createQueryClient } from '#api/queries.ts';
import type { Installation } from '#shell/installation.ts';
import { createAppRouter } from '../src/router.tsx';

type Options = Partial<Installation> & { user?: Parameters<typeof userEvent.setup>[0] };

/** The whole app at an address, as a visitor finds it once it is loaded. */
export async function renderAt(path: string, { user, ...installation }: Options = {}) {
  vi.stubGlobal('scrollTo', vi.fn());
  const history = createMemoryHistory({ initialEntries: [path] });
  const queries = createQueryClient();
  const router = createAppRouter(queries, { demo: false, publicUrl: '', ...installation }, { history });
  await router.load();
  // Awaited, so that a screen whose code is still on its way can come.
  const view = await act(async () => render(<RouterProvider router={router} />));
  return { ...view, router, queries, user: userEvent.setup(user), address: () => history.location.href };
}
