import { session } from '#api/session.ts';
import { registerWorker, tellWorker } from '#api/worker.ts';

const memberNow = () => {
  const { token, user, isView } = session.get();
  // Staff who see as somebody stay who they are.
  if (isView) return undefined;
  return token && user ? user._id : null;
};

/** Copies of what is private go with whoever may see it: at sign-out, a refused token, another's sign-in, erasure. */
function followSession(): () => void {
  let member = memberNow();
  if (member !== undefined) void tellWorker({ member });
  return session.watch(() => {
    const next = memberNow();
    if (next === member || next === undefined) return;
    member = next;
    void tellWorker({ member });
  });
}

/** A worker that begins here, the first one or a new version's, has not seen the page come. */
function followWorker(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const files = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
    void tellWorker({ page: location.pathname + location.search, files });
  });
}

/** What it answers ends the watch over the session. */
export async function startWorker(): Promise<() => void> {
  if (!('serviceWorker' in navigator)) return () => {};
  followWorker();
  const stop = followSession();
  await registerWorker();
  return stop;
}

const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000),
  );

const LONGEST_MS = 30_000;

/** After everything that the page itself waits for; a picture that never comes does not count. */
export async function whenAllIsDone(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
      setTimeout(resolve, LONGEST_MS);
    });
  await idle();
}
