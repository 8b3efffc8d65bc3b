import { expect, type Page } from '@playwright/test';
import { LONGEST_COMMENT } from '@plyhaat/contract/content/comments';
import { SETTINGS } from '@plyhaat/contract/core/site-settings';
import { expectNoHarm, watched } from './harm.ts';
import { freshNumber } from './members.ts';
import { open } from './open.ts';
import { enterAs } from './signed-in.ts';

const ADMIN = '9000000005';
const POST = '/blog/edge-banding-pvc-abs-or-wood-and-the-right-glue';
const HOSTILE_NAME = '<img src=x onerror=xss()> "><script>xss()</script>';
/** Ends what a payload may have left open, so that it does not swallow those after it. */
const ENDS = '--></script></style></textarea></title></noscript></template></xmp></iframe></select></svg></math></p>';
/** Cannot be closed: everything after it is text. */
const ALL_TEXT = '<plaintext>';

const attacks = (payloads: readonly string[]): string =>
  [...payloads.filter((one) => !one.includes(ALL_TEXT)), ...payloads.filter((one) => one.includes(ALL_TEXT))].join(
    `${ENDS}\n`,
  );

/** Pastes them in portions: one that is not closed hides at most the rest of its portion. */
const pasteAll = (page: Page, portions: readonly string[]) =>
  page.getByRole('textbox', { name: 'Text' }).evaluate((editor, portions) => {
    for (const html of portions) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  }, portions);

const PORTION = 24;
const portionsOf = (payloads: readonly string[]) =>
  Array.from({ length: Math.ceil(payloads.length / PORTION) }, (_, at) =>
    attacks(payloads.slice(at * PORTION, (at + 1) * PORTION)),
  );

async function callAsAdmin(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('plyhaat.accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  return {
    publish: async (post: object) => {
      const data = { category: 'Materials', saveAs: 'publish', ...post };
      const answer = await page.request.post('/api/admin/blog', { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
      return (await answer.json()).data as { _id: string; slug: string };
    },
    read: async (id: string) => (await (await page.request.get(`/api/admin/blog/${id}`, { headers })).json()).data,
    approve: async (commentId: string) => {
      const address = `/api/admin/review/comment/${commentId}`;
      const { version } = (await (await page.request.get(address, { headers })).json()).data;
      const answer = await page.request.post(address, { headers, data: { decision: 'approve', version } });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    remove: async (id: string) =>
      expect((await page.request.delete(`/api/admin/blog/${id}`, { headers })).status()).toBe(200),
  };
}

/** In sequence, because a browser is signed in as one member at a time. */
async function inTurn<Made>(times: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < times) made.push(await make());
  return made;
}

async function expectRead(page: Page, slug: string): Promise<void> {
  await open(page, `/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE_NAME);
  await expect(page.locator('.post-body')).toContainText('x');
}

/** Through the editor and through the API: none runs in the editor, the preview or the post. */
export async function attackPosts(page: Page, payloads: readonly string[]): Promise<void> {
  const harm = await watched(page);
  await enterAs(page, ADMIN);
  const admin = await callAsAdmin(page);
  await open(page, '/admin/content/posts/new');
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByLabel(/^Title/).fill(HOSTILE_NAME);
  await form.getByLabel(/^Category/).fill('Materials');
  await pasteAll(page, portionsOf(payloads));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('x');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/content\/posts\/[0-9a-f-]{36}$/);
  const written = page.url().split('/').at(-1) ?? '';
  await expectRead(page, (await admin.read(written)).slug);
  await admin.remove(written);

  // The API refuses a NUL before anything else looks at it.
  const description = attacks(payloads).replaceAll('\u0000', '');
  const sent = await admin.publish({ name: HOSTILE_NAME, description });
  await expectRead(page, sent.slug);
  await open(page, `/admin/content/posts/${sent._id}`);
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('x');
  await admin.remove(sent._id);
  await expectNoHarm(page, harm);
}

/** The payloads in as few texts as fit; what separates them is text too. */
function batched(payloads: readonly string[], most: number): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const longer = `${texts.at(-1) ?? ''}\n${payload}`;
    if (texts.length > 0 && longer.length <= most) texts[texts.length - 1] = longer;
    else texts.push(payload);
  }
  return texts;
}

/** A new member with a hostile name, as the API knows them. */
async function hostileMember(page: Page) {
  await enterAs(page, freshNumber());
  const [token, id] = await page.evaluate(() => [
    localStorage.getItem('plyhaat.accessToken'),
    localStorage.getItem('plyhaat.loginId'),
  ]);
  const headers = { authorization: `Bearer ${token}` };
  const named = await page.request.patch(`/api/users/updateUserById/${id}`, { headers, data: { name: HOSTILE_NAME } });
  expect(named.status(), await named.text()).toBe(200);
  return async (blogId: string, text: string, parentId?: string) => {
    const answer = await page.request.post('/api/blogComments', { headers, data: { blogId, text, parentId } });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data._id as string;
  };
}

/** Stored in comments: none runs in the review queue or under the post. */
export async function attackComments(page: Page, payloads: readonly string[]): Promise<void> {
  const harm = await watched(page);
  const texts = batched(
    // The API refuses a NUL before anything else looks at it.
    payloads.map((payload) => payload.replaceAll('\u0000', '').trim()),
    LONGEST_COMMENT,
  );
  const members = await inTurn(Math.ceil(texts.length / SETTINGS.commentsAnHour.initial), () => hostileMember(page));
  await enterAs(page, ADMIN);
  const admin = await callAsAdmin(page);
  const post = await admin.publish({ name: HOSTILE_NAME, description: '<p>x</p>' });
  const [first = '', ...others] = texts;
  const thread = await members[0]?.(post._id, first);
  await open(page, '/admin/review?kind=comment');
  await expect(page.getByRole('listitem').filter({ hasText: '<script>xss()</script>' }).first()).toBeVisible();
  await admin.approve(thread ?? '');
  for (const [at, text] of others.entries())
    await admin.approve(
      (await members[Math.floor((at + 1) / SETTINGS.commentsAnHour.initial)]?.(post._id, text, thread)) ?? '',
    );

  await open(page, `/blog/${post.slug}`);
  const comments = page.getByRole('region', { name: /^Comments/ }).getByRole('article');
  await expect(comments).toHaveCount(texts.length);
  await expect(comments.first()).toContainText('<script>xss()</script>');
  await expect(comments.last()).toContainText(payloads.at(-1) ?? '');
  await expect(comments.last()).toContainText(HOSTILE_NAME);
  await admin.remove(post._id);
  await expectNoHarm(page, harm);
}

/** Stored as addresses of the newsletter: none runs in the form, the mails or the page that ends it. */
export async function attackNewsletter(page: Page, payloads: readonly string[]): Promise<void> {
  const harm = await watched(page);
  // An address has neither spaces nor a second @: a slash separates attributes as well.
  const addresses = [
    ...new Set(payloads.map((payload) => `${payload.replaceAll(/[\s@\p{Cc}]+/gu, '/').toLowerCase()}@x.in`)),
  ];
  for (const [at, email] of addresses.entries()) {
    const headers = { 'x-forwarded-for': `10.200.${Math.floor(at / 250)}.${(at % 250) + 1}` };
    const answer = await page.request.post('/api/newsletter/subscribe', { headers, data: { email } });
    expect(answer.status(), email).toBe(200);
  }
  const mailTo = async (email = '') =>
    (await (await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)).json()).data[0];
  for (const email of [addresses[0], addresses.at(-1)])
    await expect.poll(async () => (await mailTo(email))?.subject).toBe('Welcome to the Plyhaat newsletter');
  await page.goto('/api/dev/outbox');
  await expect(page.locator('body')).toContainText('onerror=xss()');
  await page.goto(/http\S+unsubscribe\?token=\S+/.exec((await mailTo(addresses[0])).text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();

  await open(page, POST);
  const form = page.getByRole('form', { name: 'Newsletter' });
  for (const payload of ['"><script>xss()</script>@x.in', '<img/src=x/onerror=xss()>@x.in']) {
    await form.getByLabel('Email').fill(payload);
    await form.getByLabel('Email').press('Enter');
    await expect(form.getByRole('alert').first()).toBeVisible();
  }
  await open(page, `/newsletter/unsubscribe?token=${encodeURIComponent('"><img src=x onerror=xss()>')}`);
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await expectNoHarm(page, harm);
}
