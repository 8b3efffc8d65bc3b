import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Button } from '../Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write a review</Button>
      <Dialog title="Your review" description="Other buyers read it." {...props} open={open} onOpenChange={setOpen}>
        <input aria-label="Headline" />
        <Button>Submit</Button>
      </Dialog>
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  renderAlone(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Your review' }) };
}

test('a dialog is named and described, and its first field has the focus', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription('Other buyers read it.');
  await waitFor(() => expect(screen.getByLabelText('Headline')).toHaveFocus());
  await expectNoAxeViolations(dialog);
});

test('the focus stays in the dialog and returns to the button that opened it', async () => {
  const { user, dialog } = await openDialog();
  await waitFor(() => expect(screen.getByLabelText('Headline')).toHaveFocus());
  for (let presses = 0; presses < 5; presses++) {
    await user.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Write a review' })).toHaveFocus());
});

test('the close button closes the dialog', async () => {
  const { user, dialog } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a press beside the dialog closes it', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.parentElement as HTMLElement);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('while it submits, neither Escape nor the backdrop nor the close button closes the dialog', async () => {
  const { user, dialog } = await openDialog({ dismissible: false });
  await user.keyboard('{Escape}');
  await user.click(dialog.parentElement as HTMLElement);
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(dialog).toBeVisible();
});

test('the page behind an open dialog does not scroll', async () => {
  const { user } = await openDialog();
  const locked = () => `${document.documentElement.style.overflowY} ${document.body.style.overflowY}`;
  await waitFor(() => expect(locked()).toContain('hidden'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(locked()).not.toContain('hidden'));
});
