import { vi } from 'vitest';

const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
/** 65 bytes, as a key is. */
export const PUBLIC_KEY = btoa(String.fromCharCode(...new Uint8Array(65).fill(4))).replaceAll('=', '');

type Permission = 'default' | 'granted' | 'denied';

export function leavePushBrowser(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}

/** A browser that can be subscribed; jsdom cannot. */
export function pushBrowser(permission: Permission, answer: Permission = permission) {
  let subscription: { endpoint: string } | null = null;
  let isRegistered = false;
  const notification = { permission, requestPermission: vi.fn(async () => (notification.permission = answer)) };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      const endpoint = `https://fcm.googleapis.com/${pushManager.subscribe.mock.calls.length}`;
      const unsubscribe = async () => {
        subscription = null;
      };
      const made = { endpoint, options: { applicationServerKey: applicationServerKey.buffer }, unsubscribe };
      subscription = { ...made, toJSON: () => ({ endpoint, keys: KEYS }) } as typeof subscription;
      return subscription;
    }),
  };
  const registration = { pushManager };
  const register = vi.fn(async () => {
    isRegistered = true;
  });
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: async () => (isRegistered ? registration : undefined),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { keys: KEYS, notification, register, pushManager, isSubscribed: () => subscription !== null };
}
