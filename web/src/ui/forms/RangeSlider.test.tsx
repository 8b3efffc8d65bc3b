import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { htmlAlone, renderAlone } from '#test/render-alone.tsx';
import { RangeSlider } from './RangeSlider.tsx';

const rupees = (value: number) => `₹${value.toLocaleString('en-IN')}`;

function show() {
  const onChange = vi.fn();
  const view = renderAlone(
    <RangeSlider label="Price" min={0} max={50000} step={500} value={[0, 32000]} onChange={onChange} format={rupees} />,
  );
  return { ...view, onChange, user: userEvent.setup() };
}

const thumb = (name: string) => screen.getByRole('slider', { name });

test('both thumbs are named and say their value in rupees', async () => {
  const { container } = show();
  expect(screen.getByRole('group', { name: 'Price' })).toBeVisible();
  expect(thumb('Min')).toHaveAttribute('aria-valuetext', '₹0');
  expect(thumb('Max')).toHaveAttribute('aria-valuetext', '₹32,000');
  await expectNoAxeViolations(container);
});

test('dragging shows the value at once and reports it when the thumb is let go', () => {
  const { onChange } = show();
  fireEvent.input(thumb('Max'), { target: { value: '20000' } });
  expect(screen.getByRole('textbox', { name: 'Max' })).toHaveValue('₹20,000');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent(thumb('Max'), new Event('change', { bubbles: true }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith([0, 20000]);
});

test('the thumbs never pass each other', () => {
  show();
  fireEvent.input(thumb('Min'), { target: { value: '40000' } });
  expect(thumb('Min')).toHaveValue('32000');
});

test('a bound can be typed, and stays within the scale', async () => {
  const { user, onChange } = show();
  await user.click(screen.getByRole('textbox', { name: 'Max' }));
  await user.keyboard('45,000{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([0, 45000]);
  await user.clear(screen.getByRole('textbox', { name: 'Max' }));
  await user.type(screen.getByRole('textbox', { name: 'Max' }), 'Rs. 1,250.50/-{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([0, 1251]);
  await user.clear(screen.getByRole('textbox', { name: 'Max' }));
  await user.type(screen.getByRole('textbox', { name: 'Max' }), '99999999');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith([0, 50000]);
});

test('server HTML has no style attribute', () => {
  const html = htmlAlone(<RangeSlider label="Price" min={0} max={10} value={[2, 5]} onChange={() => {}} />);
  expect(html).not.toContain('style=');
});
