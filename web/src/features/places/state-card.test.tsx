import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { renderAlone } from '#test/render-alone.tsx';
import { StateCard } from './StateCard.tsx';

const STATE = {
  _id: '00000000-0000-4000-8000-00000000a001',
  name: 'Gujarat',
  slug: 'gujarat',
  code: 'GJ',
  gstCode: '24',
  countryId: '1',
};

test('a state leads to its sellers and says how many there are (HOME-3)', async () => {
  const component = () => (
    <>
      <StateCard state={{ ...STATE, sellersCount: 11 }} />
      <StateCard state={{ ...STATE, name: 'Goa', code: 'GA', sellersCount: 1 }} />
    </>
  );
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  const { container } = await act(async () => renderAlone(<RouterProvider router={router as never} />));
  expect(screen.getByRole('link', { name: 'Gujarat 11 sellers' })).toHaveAttribute(
    'href',
    `/sellers?state=${STATE._id}`,
  );
  expect(screen.getByRole('link', { name: 'Goa 1 seller' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
