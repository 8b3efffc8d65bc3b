import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { Button } from '../Button.tsx';
import { Tooltip } from './Tooltip.tsx';

test('a tooltip shows for the keyboard’s focus and for the mouse, and leaves by Escape', async () => {
  const user = userEvent.setup();
  const { container } = renderAlone(
    <Tooltip text="Checked by our team">
      <Button aria-label="Verified seller">✓</Button>
    </Tooltip>,
  );
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip).toHaveTextContent('Checked by our team');
  await expectNoAxeViolations(container);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  await user.hover(screen.getByRole('button', { name: 'Verified seller' }));
  expect(await screen.findByRole('tooltip')).toBeVisible();
});
