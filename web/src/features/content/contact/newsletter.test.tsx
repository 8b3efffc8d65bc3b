import {
  NEWSLETTER_THANKS,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
  unsubscribeLinkInvalid,
} from '@plyhaat/contract/content/content';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

const form = () => within(screen.getByRole('form', { name: 'Newsletter' }));

test('a visitor subscribes with an address and is thanked', async () => {
  const api = fakeApi(answer(subscribeToNewsletter, { message: NEWSLETTER_THANKS }));
  const { user } = await renderAt('/about-us');
  await user.type(form().getByLabelText('Email'), 'asha@example.org');
  await user.click(form().getByRole('button', { name: 'Subscribe' }));
  expect(await form().findByRole('alert')).toHaveTextContent(NEWSLETTER_THANKS);
  expect(form().getByLabelText('Email')).toHaveValue('');
  expect(api.callsOf(subscribeToNewsletter)).toEqual([{ body: { email: 'asha@example.org', website: '' } }]);
});

test.each([
  ['', 'This field is required'],
  ['abc', 'Please enter a valid email address'],
])('%j is not an address to write to', async (typed, words) => {
  const api = fakeApi();
  const { user } = await renderAt('/about-us');
  await user.type(form().getByLabelText('Email'), `${typed}{Enter}`);
  await waitFor(() => expect(form().getByLabelText('Email')).toHaveAccessibleDescription(words));
  expect(api.callsOf(subscribeToNewsletter)).toEqual([]);
});

test('the link of a letter asks for one press and then says goodbye', async () => {
  const message = 'You are unsubscribed. We will not send you any more newsletters.';
  const api = fakeApi(answer(unsubscribeFromNewsletter, { message }));
  const { user, container } = await renderAt('/newsletter/unsubscribe?token=abc.def');
  await expectNoAxeViolations(container);
  expect(api.callsOf(unsubscribeFromNewsletter)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(api.callsOf(unsubscribeFromNewsletter)).toEqual([{ query: { token: 'abc.def' } }]);
});

test('a broken link says so and how to go on', async () => {
  fakeApi(answer(unsubscribeFromNewsletter, () => refuse(unsubscribeLinkInvalid)));
  const { user } = await renderAt('/newsletter/unsubscribe?token=broken');
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(unsubscribeLinkInvalid.message);
});
