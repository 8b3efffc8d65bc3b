/** The service worker's API as far as we use it: TypeScript's types cover a page or a worker, never both. */
type Lasting = { waitUntil(work: Promise<unknown>): void };
export type PushEvent = Lasting & { readonly data: { text(): string } | null };
export type ClickEvent = Lasting & { readonly notification: { readonly data: unknown; close(): void } };
export type FetchEvent = Lasting & {
  readonly request: Request;
  /** Of a navigation: the browser sends it while the worker is still starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
export type PageEvent = Lasting & { readonly data: unknown };

type Events = {
  install: Lasting;
  activate: Lasting;
  fetch: FetchEvent;
  message: PageEvent;
  push: PushEvent;
  notificationclick: ClickEvent;
};
type WindowClient = { readonly url: string; focus(): Promise<unknown> };

export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
};
