import { CONTACT_THANKS, sendContactMessage } from '@plyhaat/contract/content/content';
import { tooManyRequests } from '@plyhaat/contract/core/errors';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#api/call.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

const thanks = () => answer(sendContactMessage, { message: CONTACT_THANKS });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Message' }));

async function fillIn(user: UserEvent) {
  await user.type(field('Name'), 'Asha Patil');
  await user.type(field('Email'), 'asha@example.org');
  await user.selectOptions(field('Subject'), 'Complaint');
  await user.type(field('Message'), 'Two sheets arrived with open cores.');
}

test('phone, e-mail with its promise, the office in Nashik and its hours are shown (CONT-12)', async () => {
  fakeApi();
  const { container } = await renderAt('/contact');
  const page = within(await screen.findByRole('main'));
  expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(page.getByRole('link', { name: '+91 25323 10044' })).toHaveAttribute('href', 'tel:+912532310044');
  expect(page.getByRole('link', { name: 'info@plyhaat.example' })).toBeVisible();
  expect(screen.queryByText(/9:30 AM/), 'one set of hours on the page, its footer included').toBeNull();
  expect(page.getByText('We reply within 24 hours')).toBeVisible();
  expect(page.getByText('Nashik, Maharashtra 422002')).toBeVisible();
  for (const [days, times] of [
    ['Monday to Friday', '9:00 AM to 6:00 PM'],
    ['Saturday', '9:00 AM to 4:00 PM'],
    ['Sunday', 'Closed'],
  ] as const)
    expect(page.getByText(days).parentElement).toHaveTextContent(`${days}${times}`);
  await expectNoAxeViolations(container);
});

test('the subjects are those of the list, none chosen at first', async () => {
  fakeApi();
  await renderAt('/contact');
  const options = within(field('Subject')).getAllByRole<HTMLOptionElement>('option', { hidden: true });
  expect(options.map(({ value }) => value)).toEqual(['', 'general', 'support', 'business', 'complaint', 'feedback']);
  expect(field('Subject')).toHaveValue('');
});

test('an empty form is refused beside each required field, and the first of them is focused (CONT-13)', async () => {
  const api = fakeApi(thanks());
  const { user, container } = await renderAt('/contact');
  await send(user);
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(4));
  for (const name of ['Name', 'Email', 'Subject', 'Message'])
    expect(field(name)).toHaveAccessibleDescription('This field is required');
  expect(field('Phone')).not.toBeInvalid();
  expect(field('Name')).toHaveFocus();
  await expectNoAxeViolations(container);
  await user.type(field('Name'), 'A');
  await waitFor(() => expect(field('Name')).toBeValid());
  expect(api.callsOf(sendContactMessage)).toEqual([]);
});

test('an e-mail address that is none is refused (CONT-13)', async () => {
  const api = fakeApi(thanks());
  const { user } = await renderAt('/contact');
  await fillIn(user);
  await user.clear(field('Email'));
  await user.type(field('Email'), 'abc');
  await send(user);
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address'));
  expect(api.callsOf(sendContactMessage)).toEqual([]);
});

test('a message is sent without a phone, thanked for after one second, and the form is empty again (CONT-13, CONT-14)', async () => {
  const api = fakeApi(thanks());
  const { user } = await renderAt('/contact');
  await fillIn(user);
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(api.callsOf(sendContactMessage)).toEqual([
    {
      body: {
        name: 'Asha Patil',
        email: 'asha@example.org',
        phone: '',
        subject: 'complaint',
        message: 'Two sheets arrived with open cores.',
        website: '',
      },
    },
  ]);
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Sending...')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toHaveTextContent('Thank you for your message! We will get back to you soon.');
  for (const name of ['Name', 'Email', 'Phone', 'Subject', 'Message']) expect(field(name)).toHaveValue('');
});

test('a second press while a message is on its way sends nothing', async () => {
  const api = fakeApi(thanks());
  const { user } = await renderAt('/contact');
  await fillIn(user);
  await send(user);
  await send(user);
  await user.type(field('Name'), '{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(api.callsOf(sendContactMessage)).toHaveLength(1);
});

test('a refusal is said in the form, which keeps what was typed', async () => {
  fakeApi(answer(sendContactMessage, () => refuse(tooManyRequests)));
  const { user } = await renderAt('/contact');
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Please try again later.');
  expect(field('Message')).toHaveValue('Two sheets arrived with open cores.');
  expect(field('Subject')).toHaveValue('complaint');
});

test('what only the server objects to stands beside its field', async () => {
  const fields = { email: 'Please enter a valid email address' };
  fakeApi(
    answer(sendContactMessage, () => {
      throw new CallError(422, 'Validation error. Please check your input.', 'input_invalid', fields);
    }),
  );
  const { user } = await renderAt('/contact');
  await fillIn(user);
  await send(user);
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address'));
  expect(field('Email')).toHaveFocus();
});

test('help in the top bar leads here', async () => {
  fakeApi();
  const { user, address } = await renderAt('/shop');
  await user.click(screen.getByRole('link', { name: 'Help' }));
  await waitFor(() => expect(address()).toBe('/contact'));
});

test('what was typed is there again after leaving, until it is discarded', async () => {
  fakeApi();
  const first = await renderAt('/contact');
  await first.user.type(await screen.findByLabelText(/^Message/), 'Forty doors by Diwali');
  first.unmount();
  const { user } = await renderAt('/contact');
  expect(await screen.findByText('We have restored what you typed earlier and did not send.')).toBeVisible();
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Forty doors by Diwali');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText(/^Message/)).toHaveValue('');
});
