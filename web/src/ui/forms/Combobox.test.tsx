import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';
import { Field } from './Field.tsx';

const cities = [
  { value: '1', label: 'Nashik', detail: 'Maharashtra' },
  { value: '2', label: 'Nagpur', detail: 'Maharashtra' },
  { value: '3', label: 'Surat', detail: 'Gujarat' },
];

function Page(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  return (
    <Field label="City">
      <Combobox options={cities} emptyText="No such city" {...props} value={value} onChange={setValue} />
    </Field>
  );
}

const labels = () => screen.getAllByRole('option').map((option) => option.firstChild?.firstChild?.textContent);

test('typing narrows the list, Enter chooses, and the choice can be cleared', async () => {
  const user = userEvent.setup();
  const { container } = renderAlone(<Page />);
  const box = screen.getByRole('combobox', { name: 'City' });
  await user.type(box, 'na');
  await waitFor(() => expect(labels()).toEqual(['Nashik', 'Nagpur']));
  await expectNoAxeViolations(screen.getByRole('listbox'));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(box).toHaveValue('Nagpur'));
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box).toHaveValue('');
});

test('it says when nothing matches', async () => {
  const user = userEvent.setup();
  renderAlone(<Page />);
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'zz');
  expect(await screen.findByText('No such city')).toBeVisible();
});

test('options may come from elsewhere, with their waiting, empty and failed states', async () => {
  const user = userEvent.setup();
  const onQuery = vi.fn();
  const { rerender } = renderAlone(<Page options={[]} onQuery={onQuery} loading />);
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'tap');
  expect(onQuery).toHaveBeenLastCalledWith('tap');
  expect(await screen.findByText('Searching...')).toBeVisible();
  expect(screen.queryByText('No such city')).not.toBeInTheDocument();
  rerender(<Page options={[]} onQuery={onQuery} />);
  expect(await screen.findByText('No such city')).toBeVisible();
  rerender(<Page options={[]} onQuery={onQuery} error="Error loading search results" />);
  expect(await screen.findByText('Error loading search results')).toBeVisible();
  rerender(<Page options={[{ value: '9', label: 'Surat' }]} onQuery={onQuery} />);
  await user.click(await screen.findByRole('option', { name: 'Surat' }));
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Surat');
});

test('server HTML has no style attribute', () => {
  const html = renderToString(<Page name="city" />);
  expect(html).toContain('<input');
  expect(html).not.toContain('style=');
});
