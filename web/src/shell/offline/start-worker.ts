import { session } from '#api/session.ts';
import { registerWorker, tellWorker } from '#api/worker.ts';

const memberNow = () => {
  const { token, user, isView } = session.get();
  // While staff view the site as a member, the browser's own sign-in counts.
  if (isView) return undefined;
  return token && user ? user._id : null;
};

/** Makes the worker delete private copies at sign-out, a refused token, another member's sign-in and erasure. */
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

/** A worker that starts now, the first one or a new version, did not see this page load. */
function followWorker(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const files = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
    void tellWorker({ page: location.pathname + location.search, files });
  });
}

/** Returns a function that stops following the session. */
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
