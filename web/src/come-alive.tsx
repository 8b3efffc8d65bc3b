import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { browserTransport } from '#api/browser.ts';
import { setTransport } from '#api/call.ts';
import { createQueryClient, forgetWithSession } from '#api/queries.ts';
import { followOtherTabs, session } from '#api/session.ts';
import type { House } from '#shell/house.ts';
import { ownScrolling } from '#shell/scrolling.ts';
import { toastError } from '#ui/Toaster.tsx';
import { createAppRouter } from './router.tsx';

/** Coming alive takes a slow phone a while: between its steps the browser may paint and answer a tap. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

await breathe();
type PageState = { house: House; queries: DehydratedState };
const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState;

const queries = createQueryClient();
hydrate(queries, state.queries);
const router = createAppRouter(queries, state.house);
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
await breathe();
await router.load();
await breathe();
// In slices, and at once where somebody taps meanwhile.
startTransition(() => {
  hydrateRoot(document.getElementById('app') as HTMLElement, <RouterProvider router={router} />, {
    onRecoverableError: (error) => console.error('hydration', error),
  });
});
