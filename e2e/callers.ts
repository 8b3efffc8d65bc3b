import { expect, type Page } from '@playwright/test';
import { finishSignIn } from './members.ts';
import { open } from './open.ts';

const BUYER = '9000000001';
export const SUBSCRIBED = '9000000002';

/** A page of the shop whose first card is neither the subscriber's nor of the seller whose charts a journey reads. */
export const OTHERS = '/shop?search=veneer';

export const dialog = (page: Page) => page.getByRole('dialog');
export const callOnCard = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('button', { name: /^Call / })
    .first();

/** A visitor who pressed Call reads why it is to sign in, and does. */
export async function signInToCall(page: Page, phone: string): Promise<void> {
  await expect(dialog(page).getByRole('heading', { name: 'Login' })).toBeVisible();
  await dialog(page).getByLabel(/phone/i).fill(phone);
  await expect(dialog(page)).toContainText('Sign in to call ');
  await finishSignIn(page, phone);
}

/** A visitor asks to call from a list of products, signs in for it, and is told that a subscription is missing. */
export async function callWithoutSubscription(page: Page, list: string): Promise<void> {
  await open(page, list);
  await callOnCard(page).click();
  await signInToCall(page, BUYER);
  await expect(dialog(page).getByText('You are not subscribed to use this feature')).toBeVisible();
}

/** Opens a product that somebody else than the subscriber sells. */
export async function openProductOfOthers(page: Page): Promise<void> {
  await open(page, OTHERS);
  await page
    .getByRole('link', { name: /^Details: / })
    .first()
    .click();
}
