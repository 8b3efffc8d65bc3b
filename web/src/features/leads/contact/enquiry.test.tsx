import { tooManyRequests } from '@plyhaat/contract/core/errors';
import { ENQUIRY_THANKS, sendLead } from '@plyhaat/contract/leads/leads';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#api/queries.ts';
import { expectNoAxeViolations } from '#test/axe.ts';
import { answer, fakeApi, refuse } from '#test/fake-api.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Toaster } from '#ui/overlays/Toaster.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const thanks = answer(sendLead, { message: ENQUIRY_THANKS });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const button = () => screen.getByRole('button', { name: /^Send/ });

function show() {
  const view = renderAlone(
    <QueryClientProvider client={createQueryClient()}>
      <EnquiryForm />
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup() };
}

async function fillIn(user: UserEvent) {
  await user.type(field('Full Name'), 'Asha Patil');
  await user.type(field('Address'), 'Sharanpur Road, Nashik');
  await user.type(field('Product/Service'), '40 sheets of BWP ply');
}

test('name, address and message are required, the number is not though it carries an asterisk (LEAD-10)', async () => {
  const api = fakeApi(thanks);
  const { user, container } = show();
  await user.click(button());
  for (const name of ['Full Name', 'Address', 'Product/Service'])
    await waitFor(() =>
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining('This field is required')),
    );
  expect(field('Mobile Number')).toBeValid();
  expect(field('Mobile Number')).not.toHaveAttribute('aria-required');
  expect(screen.getByText('Mobile Number')).toHaveTextContent('*');
  expect(api.callsOf(sendLead)).toEqual([]);
  await expectNoAxeViolations(container);
});

test('while it is sent the button reads Sending..., the thanks stand three seconds and the form is empty (LEAD-10)', async () => {
  let arrive = () => {};
  const api = fakeApi(
    answer(sendLead, async () => {
      await new Promise<void>((done) => {
        arrive = done;
      });
      return { message: ENQUIRY_THANKS };
    }),
  );
  const { user } = show();
  await fillIn(user);
  vi.useFakeTimers();
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(button()).toHaveTextContent('Sending...');
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(0));
  arrive();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(ENQUIRY_THANKS)).toBeInTheDocument();
  for (const name of ['Full Name', 'Mobile Number', 'Address', 'Product/Service']) expect(field(name)).toHaveValue('');
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.getByText(ENQUIRY_THANKS)).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText(ENQUIRY_THANKS)).not.toBeInTheDocument();
  expect(api.callsOf(sendLead)).toEqual([
    {
      body: {
        name: 'Asha Patil',
        phone: '',
        address: 'Sharanpur Road, Nashik',
        message: '40 sheets of BWP ply',
        email: '',
        subject: '',
        website: '',
        SourceName: 'WEB',
        took: expect.any(Number),
      },
    },
  ]);
});

test('a refusal is a toast, and what was typed stays', async () => {
  fakeApi(answer(sendLead, () => refuse(tooManyRequests)));
  const { user } = show();
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByText(tooManyRequests.message)).toBeInTheDocument();
  expect(field('Full Name')).toHaveValue('Asha Patil');
});
