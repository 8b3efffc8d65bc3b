import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Button, ButtonLink, buttonClass } from './Button.tsx';

test('a button does nothing more than it is told: it does not submit unless asked', async () => {
  const submit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  renderAlone(
    <form onSubmit={submit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledOnce();
});

test('a busy button says so, keeps its label and focus, and takes no second press', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={press}>
        Save product
      </Button>
    </form>
  );
  const { container, rerender } = renderAlone(form(false));
  const button = screen.getByRole('button', { name: 'Save product' });
  button.focus();
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'Ply{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  await expectNoAxeViolations(container);
});

test('a link can look like a button and stays a link', () => {
  renderAlone(
    <ButtonLink href="/shop" variant="line" block>
      Shop
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Shop' });
  expect(link).toHaveAttribute('href', '/shop');
  expect(link).toHaveClass(buttonClass({ variant: 'line', block: true }), { exact: true });
});
