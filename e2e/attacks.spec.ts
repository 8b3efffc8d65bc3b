import { expect, type Page, test } from '@playwright/test';
import { XSS_PAYLOADS } from '../server/test/xss-payloads.ts';
import { open } from './open.ts';
import { enterAs } from './signed-in.ts';

const BUYER = '9000000001';
const ADMIN = '9000000005';
const POST = '/blog/edge-banding-pvc-abs-or-wood-and-the-right-glue';
const HOSTILE_NAME = '<img src=x onerror=xss()> "><script>xss()</script>';
/** Ends what a payload may have left open, so that it does not swallow those after it. */
const ENDS = '--></script></style></textarea></title></noscript></template></xmp></iframe></select></svg></math></p>';
/** Nothing ends it: what follows is text. */
const ALL_TEXT = '<plaintext>';

/** What a page should not do, as it happens. */
async function watched(page: Page) {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (sent) => sent.url().includes('evil.example') && harm.push(sent.url()));
  await page.exposeFunction('noteHarm', (what: string) => void harm.push(what));
  await page.addInitScript(() => {
    const note = (window as never as { noteHarm: (what: string) => void }).noteHarm;
    Object.assign(window, { xss: () => note('a script ran') });
    document.addEventListener('securitypolicyviolation', (event) =>
      note(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return harm;
}

/** The watch itself works: it is the one that reports this. */
async function expectNoHarm(page: Page, harm: readonly string[]): Promise<void> {
  expect(harm).toEqual([]);
  await page.evaluate(() => (window as never as { xss: () => void }).xss());
  await expect.poll(() => harm).toEqual(['a script ran']);
}

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
const portions = Array.from({ length: Math.ceil(XSS_PAYLOADS.length / PORTION) }, (_, at) =>
  attacks(XSS_PAYLOADS.slice(at * PORTION, (at + 1) * PORTION)),
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
    remove: async (id: string) =>
      expect((await page.request.delete(`/api/admin/blog/${id}`, { headers })).status()).toBe(200),
  };
}

async function expectRead(page: Page, slug: string): Promise<void> {
  await open(page, `/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE_NAME);
  await expect(page.locator('.post-body')).toContainText('x');
}

test('of several hundred attacks through the editor and through the API none runs in the editor, the preview or the post', async ({
  page,
}) => {
  test.slow();
  const harm = await watched(page);
  await enterAs(page, ADMIN);
  const admin = await callAsAdmin(page);
  await open(page, '/admin/content/posts/new');
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByLabel(/^Title/).fill(HOSTILE_NAME);
  await form.getByLabel(/^Category/).fill('Materials');
  await pasteAll(page, portions);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('x');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/content\/posts\/[0-9a-f-]{36}$/);
  const written = page.url().split('/').at(-1) ?? '';
  await expectRead(page, (await admin.read(written)).slug);
  await admin.remove(written);

  // The API refuses a NUL before anything else looks at it.
  const description = attacks(XSS_PAYLOADS).replaceAll('\u0000', '');
  const sent = await admin.publish({ name: HOSTILE_NAME, description });
  await expectRead(page, sent.slug);
  await open(page, `/admin/content/posts/${sent._id}`);
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('x');
  await admin.remove(sent._id);
  await expectNoHarm(page, harm);
});

test('of several hundred attacks in comments and in the newsletter’s field none runs, and none meets the content policy', async ({
  page,
}) => {
  const harm = await watched(page);
  const author = { _id: '1', name: '<img src=x onerror=xss()>', picture: null };
  const said = XSS_PAYLOADS.map((text, at) => ({
    ...{ _id: `c${at}`, parentId: null, text, createdAt: '2026-11-14T06:00:00.000Z', author, replies: [] },
  }));
  await page.route('**/api/blogComments?**', (route) =>
    route.fulfill({ json: { success: true, data: said, total: said.length, next: null, own: [] } }),
  );
  await enterAs(page, BUYER);
  await open(page, POST);
  await expect(page.getByRole('region', { name: /^Comments/ }).getByRole('article')).toHaveCount(XSS_PAYLOADS.length);
  const field = page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email');
  for (const payload of ['"><script>xss()</script>@x.in', '<img/src=x/onerror=xss()>@x.in']) {
    await field.fill(payload);
    await field.press('Enter');
    await expect(page.getByRole('form', { name: 'Newsletter' }).getByRole('alert').first()).toBeVisible();
  }
  await open(page, `/newsletter/unsubscribe?token=${encodeURIComponent('"><img src=x onerror=xss()>')}`);
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await expectNoHarm(page, harm);
});
