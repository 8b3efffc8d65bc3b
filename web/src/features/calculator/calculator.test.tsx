import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { fakeApi } from '#test/fake-api.ts';
import { renderAt } from '#test/render.tsx';

test('a kitchen’s sheets, laminate and share text follow what is entered', async () => {
  fakeApi();
  const { user, container } = await renderAt('/calculator');
  await user.click(await screen.findByRole('radio', { name: 'Kitchen' }));
  await user.clear(screen.getByLabelText('Length of the wall'));
  await user.type(screen.getByLabelText('Length of the wall'), '3000');
  await user.selectOptions(screen.getByLabelText('Where will it stand?'), 'kitchen');
  expect(await screen.findByText(/^Ask for BWR grade/)).toBeVisible();
  const share = screen.getByRole('link', { name: 'Share on WhatsApp' });
  const text = decodeURIComponent(share.getAttribute('href') ?? '');
  expect(text).toMatch(/sheets of 18 mm BWR plywood, 8×4 ft/);
  expect(text).toContain('Base bottom: 564 × 560 mm, 5');
  await user.click(screen.getByRole('switch', { name: 'Laminate on both sides' }));
  expect(decodeURIComponent(share.getAttribute('href') ?? '')).not.toContain('Laminate');
  await expectNoAxeViolations(container);
});
