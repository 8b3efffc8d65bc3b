import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Button } from '../Button.tsx';
import { Drawer } from './Drawer.tsx';

function Page({ side }: { side: 'left' | 'right' | 'bottom' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Filters" side={side} footer={<Button>Show 42 products</Button>}>
        <label>
          <input type="checkbox" /> Plywood
        </label>
      </Drawer>
    </>
  );
}

test.each(['left', 'right', 'bottom'] as const)(
  'a drawer opens from the %s, closes by Escape and gives the focus back',
  async (side) => {
    const user = userEvent.setup();
    renderAlone(<Page side={side} />);
    const opener = screen.getByRole('button', { name: 'Filters' });
    await user.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(screen.getByLabelText('Plywood')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Show 42 products' })).toBeVisible();
    await expectNoAxeViolations(drawer);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
);
