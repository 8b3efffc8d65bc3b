import { i18n } from '@lingui/core';
import { languageOf, SOURCE_LANGUAGE } from '@plyhaat/contract/core/languages';
import { type DehydratedState, hydrate as hydrateQueries } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserTransport } from '#api/browser.ts';
import { setTransport } from '#api/call.ts';
import { connection } from '#api/connection.ts';
import { createQueryClient, forgetWithSession } from '#api/queries.ts';
import { followOtherTabs, session } from '#api/session.ts';
import { withMessages } from '#languages/messages.ts';
import { beginHydration } from '#shell/hydration.tsx';
import type { Installation } from '#shell/installation.ts';
import { ownScrolling } from '#shell/scrolling.ts';
import { toastError } from '#ui/overlays/Toaster.tsx';
import { createAppRouter } from './router.tsx';
import { yieldToBrowser } from './yield-to-browser.ts';

type PageState = Pick<DehydratedState, 'queries'> & { installation: Installation; at: number };

/** The server says what it drew. What is drawn here, offline, speaks as the server would have drawn it. */
function drawnIn({ languages = [SOURCE_LANGUAGE] }: Installation): string {
  const { lang, dataset } = document.documentElement;
  if (dataset.cached !== 'shell') return lang.slice(0, 2);
  return languageOf({ address: location.pathname, cookie: document.cookie }, languages);
}

export async function hydrate(): Promise<void> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState;

  i18n.activate(drawnIn(state.installation));
  const queries = createQueryClient();
  // Fresh from the server, whose clock may differ: a loader that took it for old would ask again before hydration, and
  // the screen would differ from its HTML. What the service worker saved is as old as it says.
  const answeredAt = 'cached' in document.documentElement.dataset ? state.at : Date.now();
  const answered = state.queries.map((query) => ({
    ...query,
    dehydratedAt: answeredAt,
    state: { ...query.state, dataUpdatedAt: answeredAt },
  }));
  hydrateQueries(queries, { queries: answered, mutations: [] });
  await yieldToBrowser();
  const router = createAppRouter(queries, state.installation);
  await yieldToBrowser();
  setTransport(browserTransport({ say: toastError, leave: () => void router.navigate({ to: '/' }) }));
  connection.follow();
  session.restore();
  followOtherTabs();
  forgetWithSession(queries);
  if (session.get().isAuthenticated)
    import('#features/identity/subscription.ts').then(
      ({ recheckSubscription }) => recheckSubscription(),
      () => session.setSubscribed(false),
    );
  ownScrolling(router);

  const app = document.getElementById('app') as HTMLElement;
  const page = <RouterProvider router={router} />;
  // Offline the service worker's page stands for an address that it has not saved as a whole.
  const isDrawnHere = document.documentElement.dataset.cached === 'shell';
  // Without it React finds a boundary that the server did not render.
  if (!isDrawnHere) router.ssr = { manifest: undefined };
  await yieldToBrowser();
  await withMessages(router.load());
  await yieldToBrowser();
  // A transition hydrates in slices, and React first hydrates what is tapped.
  if (!isDrawnHere) beginHydration();
  startTransition(() => {
    if (isDrawnHere) createRoot(app).render(page);
    else hydrateRoot(app, page, { onRecoverableError: (error) => console.error('hydration', error) });
  });
  workLater().catch(() => {});
}

/** Work that the page does not need to be shown and used. */
async function workLater(): Promise<void> {
  const { startWorker, whenAllIsDone } = await import('#shell/offline/start-worker.ts');
  await whenAllIsDone();
  void import('#shell/visit.ts').then(({ reportVisit }) => reportVisit()).catch(() => {});
  if (import.meta.env.PROD) await startWorker();
}
