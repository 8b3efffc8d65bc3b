import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '#api/session.ts';
import { fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';
import { vendorAnswers } from '#test/vendor.ts';

beforeEach(() => session.clear());

const footer = () => within(screen.getByRole('contentinfo'));

test('header, footer and contact page show the contact details that staff set', async () => {
  fakeApi();
  const changed = { phone: '+912228901234', email: 'office@plyhaat.example', address: 'Plot 7\nPune 411042' };
  await renderAt('/contact', { changed });
  expect(screen.getAllByRole('link', { name: '+91 22289 01234' })).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: 'office@plyhaat.example' })).toHaveLength(3);
  for (const line of ['Plot 7', 'Pune 411042']) expect(footer().getByText(line)).toBeInTheDocument();
  expect(screen.queryByText('+91 25323 10044')).toBeNull();
});

test('what is switched off has no entry and no page', async () => {
  fakeApi();
  const changed = { reels: false, opportunities: false, requirements: false, registration: false };
  await renderAt('/reels', { changed });
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeInTheDocument();
  for (const name of ['Reels', 'Franchise opportunities']) expect(footer().queryByRole('link', { name })).toBeNull();
  expect(footer().getByRole('link', { name: 'Requirements' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Post requirement' })).toBeNull();
});

test('a form that is switched off gives way to a sentence, or is not there', async () => {
  fakeApi(...vendorAnswers());
  const { unmount } = await renderAt('/register', { changed: { registration: false } });
  expect(await screen.findByText(/^We are not taking new sellers/)).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Registration Form' })).toBeNull();
  unmount();
  await renderAt('/about-us', { changed: { newsletter: false } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Newsletter' })).toBeNull();
});
