import { pushUnavailable, readPushKey, subscribePush, unsubscribePush } from '@plyhaat/contract/notifications/push';
import { call } from '#api/call.ts';
import { session } from '#api/session.ts';
import { registerWorker } from '#api/worker.ts';
import { inPageLanguage, loadContractSentences } from '#languages/contract-sentences.ts';
import { readMark, writeMark } from './push.mark.ts';

/** 'blocked': the visitor chose that in the browser, and can undo it only there. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** The browser itself gave no subscription, and does not say why. */
export class PushRefused extends Error {}

const sessionMark = () => session.get().token?.slice(-16) ?? '';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const worker = isSupported() ? await navigator.serviceWorker.getRegistration('/') : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushState(member: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await currentSubscription();
  return Notification.permission === 'granted' && subscription && readMark()?.member === member ? 'on' : 'off';
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
const isSame = (a: Uint8Array, b: ArrayBuffer | null) =>
  b !== null && a.length === b.byteLength && new Uint8Array(b).every((byte, at) => byte === a[at]);

/** The browser's subscription with our key; one made with an earlier key is replaced. */
async function subscribe(): Promise<PushSubscription> {
  const { publicKey } = await call(readPushKey, {});
  if (!publicKey) {
    await loadContractSentences();
    throw new Error(inPageLanguage(pushUnavailable.message));
  }
  const key = bytesOf(publicKey);
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && isSame(key, before.options.applicationServerKey)) return before;
  await before?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new PushRefused();
  }
}

async function send(member: string): Promise<string> {
  const subscription = await subscribe();
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  const { message } = await call(subscribePush, { body });
  writeMark({ member, endpoint: body.endpoint, session: sessionMark() });
  return message;
}

/** Asks the visitor, subscribes the browser and tells the server. Null where the visitor said no. */
export async function turnOn(member: string): Promise<string | null> {
  return (await Notification.requestPermission()) === 'granted' ? send(member) : null;
}

export async function turnOff(): Promise<string> {
  const subscription = await currentSubscription();
  const endpoint = subscription?.endpoint ?? readMark()?.endpoint ?? '';
  const { message } = await call(unsubscribePush, { body: { endpoint } });
  await forgetPush();
  return message;
}

/** At sign-out: the server forgets the subscription by itself, and the browser need not receive pushes for nobody. */
export async function forgetPush(): Promise<void> {
  writeMark(null);
  await (await currentSubscription())?.unsubscribe();
}

/** At every visit: the browser may have a new push endpoint, and a new sign-in is a new session. */
export async function renewPush(member: string): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return writeMark(null);
  const subscription = await currentSubscription();
  const mark = readMark();
  if (subscription?.endpoint !== mark?.endpoint || mark?.session !== sessionMark()) await send(member);
}
