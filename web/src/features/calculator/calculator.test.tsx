import { screen, waitFor, within } from '@testing-library/react';
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

test('it ends with the boards to buy and their rupees, in the units that were typed (CAT-23)', async () => {
  fakeApi();
  const { user } = await renderAt('/calculator');
  await user.click(await screen.findByRole('radio', { name: 'Doors' }));
  await user.type(screen.getByLabelText('Rate, ₹ per sq ft'), '100');
  await screen.findByRole('region', { name: 'What to buy' });
  expect(screen.getByRole('region', { name: 'Result in short' })).toHaveTextContent(/^\d+ sheets?₹[\d,]+ before GST$/);
  const toBuy = () => within(screen.getByRole('region', { name: 'What to buy' }));
  expect(toBuy().getByText(/^\d sheets of 18 mm [A-Z]+ plywood, 8×4 ft/)).toHaveTextContent('₹3,200 a sheet');
  expect(toBuy().getByText('Boards in all, before GST').nextSibling).toHaveTextContent(/^₹[\d,]+$/);
  expect(toBuy().getByText(/^Edge band: \d+ ft$/)).toBeVisible();
  const drawings = () => screen.getAllByRole('img', { name: /^Sheet 1 of/ });
  expect(drawings()[0]).toHaveAccessibleName(/ 6 ft 9 in × 3 ft/);
  expect(drawings()[0]).toHaveTextContent('6′ 9″ × 3′');
  await user.clear(screen.getByLabelText('Height'));
  await user.type(screen.getByLabelText('Height'), '2050');
  await user.clear(screen.getByLabelText('Width'));
  await user.type(screen.getByLabelText('Width'), '900');
  await waitFor(() => expect(drawings()[0]).toHaveTextContent('2050 × 900'));
  expect(toBuy().getByText(/^Edge band: \d+ m$/)).toBeVisible();
  await user.clear(screen.getByLabelText('Rate, ₹ per sq ft'));
  await waitFor(() =>
    expect(toBuy().getByText('Boards in all, before GST').nextSibling).toHaveTextContent(/^₹[\d,]+ to ₹[\d,]+$/),
  );
  expect(toBuy().getByText(/^What boards of this kind usually cost\./)).toBeVisible();
  const shown = screen.getByRole('region', { name: 'What you need' });
  expect(shown.querySelector('section:last-of-type')).toHaveAccessibleName('What to buy');
});
