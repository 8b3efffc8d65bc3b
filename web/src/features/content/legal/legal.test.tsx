import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

const DOCUMENTS = [
  [
    '/privacy-policy',
    'Privacy Policy',
    [
      'Information We Collect',
      'How We Use Your Information',
      'Information Sharing',
      'Data Security',
      'Your Rights',
      'Contact Us',
    ],
  ],
  [
    '/terms-of-service',
    'Terms of Service',
    [
      'Acceptance of Terms',
      'Use Licence',
      'User Accounts',
      'Prohibited Uses',
      'Product Information',
      'Limitation of Liability',
      'Privacy',
      'Changes to These Terms',
      'Contact Us',
    ],
  ],
] as const;

async function open(path: string) {
  fakeApi();
  const view = await renderAt(path, { publicUrl: 'https://plyhaat.example' });
  return { ...view, page: within(await screen.findByRole('main')) };
}

test.each(DOCUMENTS)(
  '%s has its sections, and a table of contents that leads to each (CONT-17)',
  async (path, title, sections) => {
    const { page, container } = await open(path);
    expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const headings = page.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent?.replace(/^\d/, ''))).toEqual(sections);
    const links = within(page.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
    await expectNoAxeViolations(container);
  },
);

test.each(DOCUMENTS)('%s shows today as the day of its last update', async (path) => {
  const { page } = await open(path);
  const today = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
    .format(new Date())
    .replace('Sept', 'Sep');
  expect(page.getByText(/^Last updated:/)).toHaveTextContent(`Last updated: ${today}`);
});

test.each(DOCUMENTS)('%s names e-mail, phone, the office in Nashik and who hears complaints', async (path) => {
  const { page } = await open(path);
  expect(page.getByRole('link', { name: 'info@plyhaat.example' })).toBeVisible();
  expect(page.getByRole('link', { name: '+91 25323 10044' })).toBeVisible();
  expect(page.getByText('Nashik, Maharashtra 422002')).toBeVisible();
  expect(page.getByRole('heading', { level: 3, name: 'Grievance Officer' })).toBeVisible();
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://plyhaat.example${path}`);
});

test('material changes of the terms are announced 30 days before (CONT-17)', async () => {
  const { page } = await open('/terms-of-service');
  expect(page.getByRole('region', { name: /Changes to These Terms/ })).toHaveTextContent(
    'Material changes are announced at least 30 days before',
  );
});

test.each([
  ['/terms', '/terms-of-service'],
  ['/privacy', '/privacy-policy'],
])('%s leads to %s (CONT-17)', async (from, to) => {
  const { address } = await open(from);
  await waitFor(() => expect(address()).toBe(to));
});
