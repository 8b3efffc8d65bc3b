import { readProduct } from '@plyhaat/contract/catalog/catalog';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#api/session.ts';
import { closeLogin } from '#shell/login.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { stubBrowser } from '#test/browser.ts';
import { someProductDetail } from '#test/builders.ts';
import { answer, fakeApi } from '#test/fake-api.ts';
import { signInAs } from '#test/members.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => {
  stubBrowser({ reducedMotion: true });
  session.clear();
});
afterEach(() => {
  session.clear();
  closeLogin();
  vi.unstubAllGlobals();
});

const PRODUCT = someProductDetail({ name: 'Marine ply 18 mm', slug: 'marine-ply' });

async function openProduct() {
  fakeApi(answer(readProduct, { data: PRODUCT }));
  const view = await renderAt('/product/marine-ply');
  const bar = within(await screen.findByRole('region', { name: 'Contact' }));
  return { ...view, bar, button: (name: string) => bar.getByRole('button', { name }) };
}

test('before anybody signs in Call and WhatsApp say that they need a plan, and the free Get price comes first and stands out (LEAD-2)', async () => {
  const { user, bar, button, container } = await openProduct();
  const marks = bar.getAllByRole('button').map((it) => [it.textContent, it.dataset.mark]);
  expect(marks).toEqual([
    ['Get price', 'free'],
    ['WhatsApp', 'plan'],
    ['Call', 'plan'],
  ]);
  for (const name of ['WhatsApp', 'Call']) expect(button(name)).toHaveAccessibleDescription('Needs a plan');
  expect(button('Get price')).toHaveClass('btn-primary');
  expect(button('Call')).not.toHaveClass('btn-call');
  await expectNoAxeViolations(container);
  await user.click(button('Call'));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toHaveAccessibleDescription(
    /^Sign in to call Asha Ply\. Call and WhatsApp need a plan; asking for a price or writing a message is free\./,
  );
});

test('for a member with a plan the same buttons stand in the same places without a mark, and Call stands out', async () => {
  signInAs('USER');
  const { bar, button } = await openProduct();
  expect(button('Get price')).toHaveClass('btn-primary');
  act(() => session.setSubscribed(true));
  expect(bar.getAllByRole('button').map((it) => it.textContent)).toEqual(['Get price', 'WhatsApp', 'Call']);
  for (const name of ['Get price', 'WhatsApp', 'Call']) {
    expect(button(name)).not.toHaveAccessibleDescription();
    expect(button(name)).not.toHaveAttribute('data-mark');
  }
  expect(button('Call')).toHaveClass('btn-call');
  expect(button('Get price')).toHaveClass('btn-line');
});

test('whoever presses Call without a plan is shown the free ways first, and asks for the price from there', async () => {
  signInAs('USER');
  const { user, button } = await openProduct();
  await user.click(button('Call'));
  const title = 'You are not subscribed to use this feature';
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveAccessibleDescription(/^Asking for a price and writing a message are free/);
  const ways = [...dialog.querySelectorAll('button, a')].map((way) => way.textContent);
  expect(ways.slice(0, 3)).toEqual(['Get price', 'Send a message', 'See subscriptions']);
  await user.click(within(dialog).getByRole('button', { name: 'Get price' }));
  expect(await screen.findByRole('dialog', { name: 'Get price: Marine ply 18 mm' })).toBeVisible();
});
