/** The site's one service worker, for push and for reading offline. */
export const registerWorker = () => navigator.serviceWorker.register('/sw.js', { scope: '/' });

type Message = {
  /** Whose copies may stay; with null all that are private go. */
  readonly member?: string | null;
  /** An address to save, and the files that its page has loaded. */
  readonly page?: string;
  readonly files?: readonly string[];
};

/** Also reaches a worker that is not running: the message starts it. */
export async function tellWorker(message: Message): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  (registration?.active ?? registration?.waiting ?? registration?.installing)?.postMessage(message);
}
