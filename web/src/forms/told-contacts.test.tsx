import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Input, Textarea } from '#ui/forms/Input.tsx';
import { PublicField } from './ToldContacts.tsx';

test('a number that is typed into a text is told while typing, and no longer once it is gone', async () => {
  const { container } = renderAlone(
    <PublicField label="Description" help="What buyers read">
      <Textarea />
    </PublicField>,
  );
  const field = screen.getByRole('textbox', { name: 'Description' });
  await userEvent.type(field, 'BWP ply, 8 x 4 ft, 18 mm. Call nine 8 two two 5 11223');
  expect(await screen.findByText(/^This looks like a phone number\. Please leave it out/)).toBeVisible();
  await expectNoAxeViolations(container);
  await userEvent.type(field, '{Backspace>8/}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await userEvent.type(field, ' or mail to asha@tapi.example');
  expect(await screen.findByText(/^This looks like an e-mail address\./)).toBeVisible();
});

test('a name may be that of a site, but hold no number', async () => {
  renderAlone(
    <PublicField label="Company" names>
      <Input />
    </PublicField>,
  );
  const field = screen.getByRole('textbox', { name: 'Company' });
  await userEvent.type(field, 'tapiply.com');
  await userEvent.type(field, ' 98225 11223');
  expect(await screen.findByRole('alert')).toHaveTextContent('This looks like a phone number.');
  await userEvent.type(field, '{Backspace>6/}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
