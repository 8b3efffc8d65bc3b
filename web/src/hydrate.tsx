import type { QueryKey } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { browserTransport } from '#api/browser.ts';
import { setTransport } from '#api/call.ts';
import { createQueryClient, forgetWithSession } from '#api/queries.ts';
import { followOtherTabs, session } from '#api/session.ts';
import type { Installation } from '#shell/installation.ts';
import { ownScrolling } from '#shell/scrolling.ts';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { createAppRouter } from './router.tsx';
import { yieldToBrowser } from './yield-to-browser.ts';

type PageState = { installation: Installation; at: number; queries: [QueryKey, unknown][] };

export async function hydrate(): Promise<void> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState;

  const queries = createQueryClient();
  for (const [key, data] of state.queries) queries.setQueryData(key, data, { updatedAt: state.at });
  const router = createAppRouter(queries, state.installation);
  setTransport(browserTransport({ say: toastError, leave: () => void router.navigate({ to: '/' }) }));
  session.restore();
  followOtherTabs();
  forgetWithSession(queries);
  if (session.get().isAuthenticated)
    import('#features/identity/subscription.ts').then(
      ({ recheckSubscription }) => recheckSubscription(),
      () => session.setSubscribed(false),
    );
  ownScrolling(router);

  // Without it React finds a boundary that the server did not render.
  router.ssr = { manifest: undefined };
  await yieldToBrowser();
  await router.load();
  await yieldToBrowser();
  // In slices, and at once where somebody taps meanwhile.
  startTransition(() => {
    hydrateRoot(document.getElementById('app') as HTMLElement, <RouterProvider router={router} />, {
      onRecoverableError: (error) => console.error('hydration', error),
    });
  });
}
