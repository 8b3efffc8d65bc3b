import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { noteHydration } from './journey.ts';

/** What each sample number signs in as. */
const SAMPLES: Readonly<Record<string, string>> = {
  '9000000001': 'USER',
  '9000000002': 'DISTRIBUTOR',
  '9000000003': 'DEALER',
  '9000000004': 'APPROVERS',
  '9000000005': 'ADMIN',
  '9000000006': 'SUBADMIN',
};

/**
 * Sellers of the demo whose codes go by message. Each belongs to one journey, which may therefore count what it finds:
 * of two journeys that ask for a code of one number at the same time, one would read the other's.
 */
export const SELLER_OF = {
  'money-card': '9000010006',
  bulk: '9000010008',
  'own-list': '9000010017',
  notifications: '9000010005',
} as const;
const ROLES: Readonly<Record<string, string>> = {
  ...SAMPLES,
  [SELLER_OF['money-card']]: 'DISTRIBUTOR',
  [SELLER_OF.bulk]: 'DEALER',
  [SELLER_OF['own-list']]: 'DISTRIBUTOR',
  [SELLER_OF.notifications]: 'DEALER',
};

type Entered = { token: string; data: { _id: string; name: string; role: string; profileImage: string } };
/** What the browser keeps of a session. */
type StoredSession = Readonly<Record<string, string>>;

/** Codes belong to the browser that asked for them, so that journeys with the same number do not meet. */
const headers = { 'sec-fetch-site': 'same-origin' };

const read = new Set<string>();
type Message = { readonly _id: string; readonly text: string };

/** The newest message to a number that demo mode keeps. */
async function newestTo(request: APIRequestContext, phone: string): Promise<Message | undefined> {
  const outbox: { data: Message[] } = await (await request.get(`/api/dev/outbox?to=${phone}`)).json();
  return outbox.data[0];
}

/** The code in the next message to a number: a job writes it soon after the asking. */
export async function codeSentTo(request: APIRequestContext, phone: string): Promise<string> {
  let newest: Message = { _id: '', text: '' };
  const isNew = async () => {
    newest = (await newestTo(request, phone)) ?? newest;
    return newest._id !== '' && !read.has(newest._id);
  };
  await expect.poll(isNew).toBe(true);
  read.add(newest._id);
  return /\d{6}/.exec(newest.text)?.[0] ?? '';
}

const part = () => Math.floor(Math.random() * 250) + 1;

/** Asks for a code, which demo mode shows for a sample number and keeps for another, and enters it. */
async function signInByCall(request: APIRequestContext, phone: string, as?: string): Promise<StoredSession> {
  // As from an address of its own: one address gets ten codes an hour.
  const from = { ...headers, 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
  // A message that was sent earlier, as at a journey's first try, is ignored.
  const earlier = phone in SAMPLES ? undefined : await newestTo(request, phone);
  if (earlier) read.add(earlier._id);
  const asked = await request.post('/api/users/sentOtp', { headers: from, data: { phone } });
  expect(asked.status(), await asked.text()).toBe(200);
  const otp: string = (await asked.json()).demoCode ?? (await codeSentTo(request, phone));
  const entered = await request.post('/api/users/app-login', { headers: from, data: { phone, otp } });
  expect(entered.status(), await entered.text()).toBe(200);
  const { token, data }: Entered = await entered.json();
  const { _id, name, role, profileImage } = data;
  expect(role).toBe(as ?? ROLES[phone] ?? 'USER');
  const checked = await request.get(`/api/users/checkForValidSubscriptionAndReturnBoolean/${_id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(checked.status(), await checked.text()).toBe(200);
  const { data: isSubscribed } = await checked.json();
  const state = { user: { _id, name, role, profileImage }, token, isAuthenticated: true, isSubscribed };
  return { 'plyhaat.auth': JSON.stringify(state), 'plyhaat.accessToken': token, 'plyhaat.loginId': _id };
}

/** The sessions that the journeys of this worker share. None of them ends one: whoever signs out has its own. */
const shared = new Map<string, Promise<StoredSession>>();

function sharedSession(request: APIRequestContext, phone: string): Promise<StoredSession> {
  const session = shared.get(phone) ?? signInByCall(request, phone);
  shared.set(phone, session);
  return session;
}

type Entering = {
  /** A session of this page's own, which it may end. */
  readonly own?: boolean;
  /** What the number signs in as, where that is not a buyer. */
  readonly role?: string;
};

const run = promisify(execFile);

/** Makes a number a member of staff, as whoever runs the site does. */
export async function appoint(phone: string, role: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? 'test-results/data' };
  await run(process.execPath, ['scripts/staff.ts', phone, role], { env });
}

/** Makes the page's browser one in which a member signed in earlier: a sample number, or a new one's own session. */
export async function enterAs(
  page: Page,
  phone: string,
  { own = !(phone in ROLES), role }: Entering = {},
): Promise<void> {
  const stored = await (own ? signInByCall(page.request, phone, role) : sharedSession(page.request, phone));
  // The lightest page there is: storage can be written only while the browser is on its origin.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, stored);
}

type Options = NonNullable<Parameters<Browser['newContext']>[0]>;

/** The other browsers of this worker, and the journey that has them now. */
const opened = new Map<BrowserContext, string>();
/** Those of members whom several journeys share: a new one would fetch and compile the site once more. */
const sharedContexts = new Map<string, BrowserContext>();

/** Open pages keep using the processor: closes those of earlier journeys, and browsers that nobody shares. */
async function closeEarlier(): Promise<void> {
  const { testId } = test.info();
  const shared = [...sharedContexts.values()];
  const earlier = [...opened].filter(([, owner]) => owner !== testId);
  for (const [context] of earlier) {
    opened.delete(context);
    if (shared.includes(context)) await Promise.all(context.pages().map((page) => page.close()));
    else await context.close();
  }
}

/** A browser as it is after its member's first sign-in. */
async function browserOf(browser: Browser, phone: string, options: Options): Promise<BrowserContext> {
  const key = JSON.stringify([phone, options]);
  const context = sharedContexts.get(key) ?? (await browser.newContext(options));
  noteHydration(context);
  if (phone in ROLES) sharedContexts.set(key, context);
  if (!opened.has(context)) await context.clearCookies();
  opened.set(context, test.info().testId);
  return context;
}

/** A page of another browser, in which a sample member signed in earlier. */
export async function pageOf(browser: Browser, phone: string, options: Options = {}): Promise<Page> {
  await closeEarlier();
  const page = await (await browserOf(browser, phone, options)).newPage();
  await enterAs(page, phone);
  return page;
}
