import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function ask(busy: boolean) {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  renderAlone(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete this product?"
      text="Buyers no longer find it."
      confirmLabel="Delete"
      onConfirm={onConfirm}
      danger
      busy={busy}
    />,
  );
  return { onConfirm, onOpenChange, user: userEvent.setup() };
}

test('the safe answer has the focus, and both answers report', async () => {
  const { user, onConfirm, onOpenChange } = ask(false);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await expectNoAxeViolations(screen.getByRole('dialog'));
});

test('while the act runs, it cannot be asked for twice nor dismissed', async () => {
  const { user, onConfirm, onOpenChange } = ask(true);
  const confirm = await screen.findByRole('button', { name: /Delete/ });
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  await user.click(confirm);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});
