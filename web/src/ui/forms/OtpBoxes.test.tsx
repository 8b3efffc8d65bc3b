import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { OtpBoxes } from './OtpBoxes.tsx';
import { isWholeCode } from './otp.ts';

const complete = vi.fn();
beforeEach(() => complete.mockClear());

function Code({ start = '', error }: { start?: string; error?: string }) {
  const [code, setCode] = useState(start);
  return (
    <>
      <OtpBoxes label="Enter OTP" value={code} onChange={setCode} onComplete={complete} error={error} autoFocus />
      <button type="button" disabled={!isWholeCode(code)}>
        Verify
      </button>
    </>
  );
}

const box = (place: number) => screen.getByRole('textbox', { name: `Digit ${place} of 6` });
const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value || '_');

test('typing moves from box to box and the sixth digit completes the code', async () => {
  renderAlone(<Code />);
  expect(box(1)).toHaveFocus();
  await userEvent.keyboard('48123');
  expect(box(6)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
  expect(complete).not.toHaveBeenCalled();
  await userEvent.keyboard('0');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
  expect(complete).toHaveBeenCalledExactlyOnceWith('481230');
});

test('letters are not taken', async () => {
  renderAlone(<Code />);
  await userEvent.keyboard('a4b');
  expect(shown()).toEqual(['4', '_', '_', '_', '_', '_']);
  expect(box(2)).toHaveFocus();
});

test('Backspace empties a box, and on an empty box goes back', async () => {
  renderAlone(<Code start="481" />);
  await userEvent.click(box(4));
  await userEvent.keyboard('{Backspace}');
  expect(box(3)).toHaveFocus();
  expect(shown()).toEqual(['4', '8', '1', '_', '_', '_']);
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toEqual(['4', '8', '_', '_', '_', '_']);
  expect(box(3)).toHaveFocus();
});

test('a digit in the middle can be emptied and typed anew without moving the others', async () => {
  renderAlone(<Code start="481230" />);
  await userEvent.click(box(2));
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toEqual(['4', '_', '1', '2', '3', '0']);
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await userEvent.keyboard('5');
  expect(complete).toHaveBeenCalledExactlyOnceWith('451230');
});

test('typing over a filled box replaces its digit, and the same digit just goes on', async () => {
  renderAlone(<Code start="48" />);
  await userEvent.click(box(1));
  await userEvent.keyboard('48');
  expect(shown()).toEqual(['4', '8', '_', '_', '_', '_']);
  expect(box(3)).toHaveFocus();
  await userEvent.click(box(1));
  await userEvent.keyboard('9');
  expect(shown()).toEqual(['9', '8', '_', '_', '_', '_']);
});

test.each([1, 4])('a whole code pasted into box %s fills all six, whatever stands around it', async (place) => {
  renderAlone(<Code />);
  await userEvent.click(box(place));
  await userEvent.paste(' 012-345 ');
  expect(shown()).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(complete).toHaveBeenCalledExactlyOnceWith('012345');
});

test('arrow keys walk between boxes and stop at the ends', async () => {
  renderAlone(<Code />);
  await userEvent.keyboard('{ArrowLeft}');
  expect(box(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(box(2)).toHaveFocus();
});

test('the phone may fill the code in, and a wrong code is announced', async () => {
  const { container } = renderAlone(<Code start="481230" error="Invalid OTP" />);
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  expect(box(1)).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('group', { name: 'Enter OTP' })).toHaveAccessibleDescription('Invalid OTP');
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid OTP');
  expect(box(6)).toBeInvalid();
  await expectNoAxeViolations(container);
});

test('a refused code that was emptied is typed anew from the first box', async () => {
  const { rerender } = renderAlone(<OtpBoxes label="Enter OTP" value="481230" onChange={() => {}} />);
  await userEvent.click(box(6));
  rerender(<OtpBoxes label="Enter OTP" value="" onChange={() => {}} error="Invalid OTP" />);
  expect(box(1)).toHaveFocus();
});
