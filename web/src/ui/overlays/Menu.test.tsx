import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Button } from '../Button.tsx';
import { Menu } from './Menu.tsx';

function setUp() {
  const onEdit = vi.fn();
  const onDelete = vi.fn();
  const view = renderAlone(
    <Menu
      trigger={<Button>Actions</Button>}
      items={[
        { label: 'Edit', onSelect: onEdit },
        { label: 'View in shop', href: '/product/marine-ply' },
        'line',
        { label: 'Delete', danger: true, onSelect: onDelete },
      ]}
    />,
  );
  return {
    ...view,
    onEdit,
    onDelete,
    user: userEvent.setup(),
    trigger: screen.getByRole('button', { name: 'Actions' }),
  };
}

test('the keyboard opens the menu, walks it and chooses', async () => {
  const { user, trigger, onEdit, onDelete } = setUp();
  await user.tab();
  expect(trigger).toHaveFocus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  await expectNoAxeViolations(menu);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledOnce();
  expect(onEdit).not.toHaveBeenCalled();
  await waitFor(() => expect(menu).not.toBeInTheDocument());
});

test('Escape closes the menu and gives the focus back', async () => {
  const { user, trigger } = setUp();
  await user.click(trigger);
  const menu = await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(menu).not.toBeInTheDocument());
  expect(trigger).toHaveFocus();
});

test('a menu may hold links', async () => {
  const { user, trigger } = setUp();
  await user.click(trigger);
  expect(await screen.findByRole('menuitem', { name: 'View in shop' })).toHaveAttribute('href', '/product/marine-ply');
});
