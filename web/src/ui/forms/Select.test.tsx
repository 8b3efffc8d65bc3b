import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { htmlAlone, renderAlone } from '#test/render-alone.tsx';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price' },
  { value: 'rating', label: 'Rating' },
];

function Page({ first = 'name' }: { first?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <Field label="Sort by" error={value === null ? 'Choose an order' : undefined}>
      <Select options={options} value={value} onChange={setValue} placeholder="Any" name="sortBy" />
    </Field>
  );
}

test('the keyboard opens the list, walks it and chooses', async () => {
  const user = userEvent.setup();
  const { container } = renderAlone(<Page />);
  const box = screen.getByRole('combobox', { name: 'Sort by' });
  expect(box).toHaveTextContent('Name');
  await user.tab();
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Name' })).toHaveAttribute('aria-selected', 'true'));
  await expectNoAxeViolations(list);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(list).not.toBeVisible());
  expect(box).toHaveTextContent('Price');
  expect(box).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('the mouse chooses, too', async () => {
  const user = userEvent.setup();
  renderAlone(<Page />);
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'Rating' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Rating'));
});

test('without a value it shows the placeholder and the error of its field', () => {
  renderAlone(<Page first={null} />);
  const box = screen.getByRole('combobox', { name: 'Sort by' });
  expect(box).toHaveTextContent('Any');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Choose an order');
});

test('server HTML is the browser’s own select, without a style attribute', () => {
  const html = htmlAlone(<Page />);
  expect(html).toContain('<select');
  expect(html).toContain('name="sortBy"');
  expect(html).not.toContain('style=');
});
