import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Check } from './Check.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';

const KINDS = [
  { value: 'dealer', label: 'Dealer', help: 'Sells to contractors' },
  { value: 'retailer', label: 'Retailer' },
];

function Preferences({ onSave }: { onSave: (values: object) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { agreed: false, kind: 'retailer', showPhone: true } });
  return (
    <form onSubmit={handleSubmit((values) => onSave(values))}>
      <Check label="I agree" {...register('agreed')} />
      <RadioGroup label="Kind" options={KINDS} {...register('kind')} />
      <Switch label="Show my phone" help="Buyers with a plan can call you in one tap" {...register('showPhone')} />
      <button type="submit">Save</button>
    </form>
  );
}

test('checkbox, radio group and switch belong to a registered form and are pressed by their labels', async () => {
  const save = vi.fn();
  const { container } = renderAlone(<Preferences onSave={save} />);
  expect(screen.getByRole('radio', { name: 'Retailer' })).toBeChecked();
  expect(screen.getByRole('switch')).toBeChecked();
  await userEvent.click(screen.getByText('I agree'));
  await userEvent.click(screen.getByText('Dealer'));
  await userEvent.click(screen.getByText('Show my phone'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledWith({ agreed: true, kind: 'dealer', showPhone: false });
  await expectNoAxeViolations(container);
});

test('a radio group is named by its label and shows the value the screen keeps', async () => {
  const choose = vi.fn();
  const { container } = renderAlone(
    <RadioGroup
      label="Kind"
      name="kind"
      options={KINDS}
      value="dealer"
      error="Choose one"
      onChange={(event) => choose(event.target.value)}
    />,
  );
  expect(screen.getByRole('group', { name: 'Kind' })).toHaveAccessibleDescription('Choose one');
  expect(screen.getByRole('radio', { name: /Dealer/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Retailer' }));
  expect(choose).toHaveBeenCalledWith('retailer');
  await expectNoAxeViolations(container);
});

test('a filter row shows its count, and a wrong checkbox says why', async () => {
  const { container } = renderAlone(
    <>
      <Check label="Plywood" count={186} />
      <Check label="I accept the terms" error="Please accept the terms" required />
    </>,
  );
  expect(screen.getByText('186')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toHaveAccessibleDescription(
    'Please accept the terms',
  );
  await expectNoAxeViolations(container);
});
