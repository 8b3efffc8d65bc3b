import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Field } from './Field.tsx';
import { Input, InputGroup, NativeSelect, Textarea } from './Input.tsx';

test('a field names its control, and its help describes it', async () => {
  const { container } = renderAlone(
    <Field label="State" help="Cities follow the state" optional>
      <NativeSelect>
        <option>Gujarat</option>
      </NativeSelect>
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'State optional' })).toHaveAccessibleDescription(
    'Cities follow the state',
  );
  await expectNoAxeViolations(container);
});

test('an error stands above the help, is announced and marks the control', async () => {
  const { container } = renderAlone(
    <Field label="GST number" help="15 characters" error="Please enter a valid GST number" required>
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'GST number' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Please enter a valid GST number 15 characters');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid GST number');
  expect(screen.getByText('15 characters')).toBeVisible();
  await expectNoAxeViolations(container);
});

test('a unit chosen beside a price is a control of its own', async () => {
  const unit = (
    <NativeSelect aria-label="Unit">
      <option>per sq.ft</option>
    </NativeSelect>
  );
  const { container } = renderAlone(
    <Field label="Price" error="Price is required">
      <InputGroup prefix="₹" suffix={unit}>
        <Input inputMode="decimal" />
      </InputGroup>
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Price' })).toBeInvalid();
  expect(screen.getByRole('combobox', { name: 'Unit' })).toBeValid();
  await expectNoAxeViolations(container);
});

function Enquiry({ onSend }: { onSend: (values: object) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', message: '', unit: 'Nos' } });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))} noValidate>
      <Field label="Full Name" error={formState.errors.name?.message} required>
        <Input {...register('name', { required: 'Full Name is required' })} />
      </Field>
      <Field label="Message">
        <Textarea {...register('message')} />
      </Field>
      <Field label="Unit">
        <NativeSelect {...register('unit')}>
          <option>Nos</option>
          <option>sq.ft</option>
        </NativeSelect>
      </Field>
      <button type="submit">Send</button>
    </form>
  );
}

test('in a registered form the first wrong field gets the focus and nothing typed is lost', async () => {
  const send = vi.fn();
  renderAlone(<Enquiry onSend={send} />);
  await userEvent.type(screen.getByLabelText('Message'), 'Rates for 40 sheets');
  await userEvent.selectOptions(screen.getByLabelText('Unit'), 'sq.ft');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Full Name is required');
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
  expect(screen.getByLabelText('Message')).toHaveValue('Rates for 40 sheets');

  await userEvent.keyboard('Meera');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledWith({ name: 'Meera', message: 'Rates for 40 sheets', unit: 'sq.ft' });
});
