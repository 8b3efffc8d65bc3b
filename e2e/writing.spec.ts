// Screens: /admin/content /admin/content/posts/new /admin/content/posts/$id
// Screens: /admin/content/videos /admin/content/videos/new /admin/content/videos/$id
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { open, settled } from './open.ts';
import { enterAs } from './signed-in.ts';
import { expectSound, expectSoundOn, lookOn } from './sound.ts';

const ADMIN = '9000000005';
const PICTURE = 'server/seed/pictures/views/edge-birch-01.webp';
const PASTED = '<p style="color: red">Pasted <b style="font-size: 40px">words</b></p><style>p { color: red }</style>';

const dialog = (page: Page) => page.getByRole('dialog');
/** The post's or the video's own form: header and footer have fields too. */
const form = (page: Page) => page.getByRole('form', { name: /^(New|Edit) (post|video)$/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What the browser refused by the content policy, or complained of, from now on. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => complaints.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { tellViolation(what: string): void }).tellViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    ),
  );
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return complaints;
}

const paste = (page: Page, html: string) =>
  page.getByRole('textbox', { name: 'Text' }).evaluate((editor, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const readBySlug = async (page: Page, slug: string) => (await page.request.get(`/api/blog/getBySlug/${slug}`)).json();

async function writePost(page: Page, name: string): Promise<void> {
  await form(page)
    .getByLabel(/^Title/)
    .fill(name);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('## The edge');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It tells more than the ');
  await press(page, 'Bold');
  await page.keyboard.type('face');
  await page.keyboard.press('Enter');
  await paste(page, PASTED);
  await press(page, 'Table');
  await page.keyboard.type('Grade');
  await press(page, 'Add column');
  await press(page, 'Remove column');
  await press(page, 'Add row');
  await page.keyboard.type('IS 710');
  await page.keyboard.press('Enter');
  await page.keyboard.type('IS 303');
  await page.keyboard.press('Control+Enter');
  await press(page, 'Picture');
  await dialog(page).getByLabel(/^File/).setInputFiles(PICTURE);
  await press(page, 'Insert picture');
  await expect(dialog(page).getByText('Please describe the picture')).toBeVisible();
  await dialog(page)
    .getByLabel(/^What the picture shows/)
    .fill('The edge of a birch board');
  await press(page, 'Insert picture');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('img', { name: 'The edge of a birch board' })).toBeVisible();
}

test('an administrator writes, previews, publishes, moves and restores a post, and the browser refuses nothing', async ({
  page,
}) => {
  test.slow();
  const complaints = await complaintsOf(page);
  const name = `Journey post ${Date.now()}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await enterAs(page, ADMIN);
  await open(page, '/admin/content');
  await expect(
    page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: /Scheduled \d/ }),
  ).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');

  await page.getByRole('link', { name: 'New post' }).click();
  await writePost(page, name);
  await press(page, 'Publish');
  await expect(page.getByText('Please enter a category')).toBeVisible();
  await form(page)
    .getByLabel(/^Category/)
    .fill('Materials');
  await expectSoundOn(page, 'dark phone', 'light desk');
  await press(page, 'Preview');
  await expect(dialog(page).getByRole('heading', { name: 'The edge' })).toBeVisible();
  await expectSound(page, '[role=dialog]');
  await page.keyboard.press('Escape');

  await press(page, 'Save draft');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/content\/posts\/[0-9a-f-]{36}$/);
  expect((await readBySlug(page, slug)).error).toBe('blog_post_not_found');
  await press(page, 'Publish');
  await expect(page.getByText('Post published')).toBeVisible();
  await expect.poll(async () => (await readBySlug(page, slug)).success).toBe(true);
  const { description } = (await readBySlug(page, slug)).data;
  expect(description).toMatch(
    /<h2[^>]*>The edge<\/h2>.*<strong>face<\/strong>.*<img [^>]*src="\/api\/uploads\/content\//s,
  );
  expect(description).toMatch(/<th scope="col">Grade<\/th>(<th scope="col">Column [23]<\/th>){2}<\/tr>/);
  expect(description).toContain('<tr><td></td><td>IS 710<br />IS 303</td><td></td></tr>');
  expect(description).not.toContain('style');

  await form(page).getByLabel('Address', { exact: true }).fill(`${slug}-moved`);
  await press(page, 'Publish');
  await expect(page.getByRole('button', { name: 'View version 3' })).toBeVisible();
  await expect.poll(async () => (await readBySlug(page, slug)).data.slug).toBe(`${slug}-moved`);

  await press(page, 'View version 1');
  await expect(dialog(page).getByRole('img', { name: 'The edge of a birch board' })).toBeVisible();
  await press(page, 'Restore this version');
  await expect(page.getByText('Version 1 restored as a draft')).toBeVisible();
  await expect(page.getByText('Readers see an earlier version')).toBeVisible();
  await expectSoundOn(page, 'dark desk');

  await open(page, `/admin/content?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Post deleted')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an administrator adds, hides and deletes a video, and the browser refuses nothing', async ({ page }) => {
  test.slow();
  const complaints = await complaintsOf(page);
  const name = `Journey video ${Date.now()}`;
  await enterAs(page, ADMIN);
  await lookOn(page, 'phone');
  await open(page, '/admin/content/videos');
  await expect(page.getByText('Embedded from YouTube').first()).toBeVisible();
  await settled(page);
  await expectSoundOn(page, 'light phone', 'dark desk');

  await page.getByRole('link', { name: 'New video' }).click();
  await press(page, 'Save video');
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await form(page).getByLabel(/^Name/).fill(name);
  await press(page, 'Save video');
  await expect(page.getByText('Please add a film or the address of one')).toBeVisible();
  await form(page).getByLabel('Video source').selectOption({ label: 'Embedded from YouTube' });
  await form(page)
    .getByLabel(/^YouTube address/)
    .fill('https://youtu.be/aqz-KE-bpKQ');
  await form(page)
    .getByLabel(/^Duration/)
    .fill('95');
  await form(page)
    .getByLabel(/^Poster/)
    .setInputFiles(PICTURE);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await expectSoundOn(page, 'dark phone', 'light desk');
  await press(page, 'Save video');
  await expect(page.getByText('Video added')).toBeVisible();

  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await form(page).getByLabel('Published').click();
  await press(page, 'Save video');
  await expect(page.getByText('Video saved')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Unpublished');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Video deleted')).toBeVisible();
  expect(complaints).toEqual([]);
});
