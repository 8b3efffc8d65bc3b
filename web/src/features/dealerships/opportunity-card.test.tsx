import type { Opportunity } from '@plyhaat/contract/dealerships/opportunities';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '#test/axe.ts';
import { OpportunityCard } from './OpportunityCard.tsx';

const opportunity: Opportunity = {
  _id: '00000000-0000-4000-8000-00000000f001',
  Organisation_name: 'Rangpat Surfaces',
  Type: 'Exclusive dealership',
  Brand: 'Rangpat',
  product: 'laminates',
  categories: [],
  cities: [
    { _id: '1', name: 'Nashik', takenSince: null },
    { _id: '2', name: 'Jalgaon', takenSince: null },
  ],
  stateId: '3',
  stateName: 'Maharashtra',
  image: '',
  picture: null,
  logo: '',
  logoPicture: null,
  description: 'One dealer a city.',
  userId: '4',
  isPremium: false,
  isVerified: true,
  endDate: null,
  createdAt: '2026-11-14T06:00:00.000Z',
};

test('an opportunity says which brand, whose, where and whether it is verified', async () => {
  const { container, rerender } = render(<OpportunityCard opportunity={opportunity} />);
  expect(screen.getByRole('heading', { name: 'Rangpat laminates' })).toBeInTheDocument();
  for (const words of ['Rangpat Surfaces', 'Maharashtra', 'Nashik, Jalgaon', 'One dealer a city.', 'Verified'])
    expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByText('Premium')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
  rerender(<OpportunityCard opportunity={{ ...opportunity, isVerified: false, isPremium: true }} />);
  expect(screen.queryByText('Verified')).not.toBeInTheDocument();
  expect(screen.getByText('Premium')).toBeInTheDocument();
});
