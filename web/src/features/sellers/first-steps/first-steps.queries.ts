import { MINUTE_MS } from '@plyhaat/contract/core/time-units';
import { listRequirements } from '@plyhaat/contract/requirements/requirements';
import { readFirstSteps } from '@plyhaat/contract/sellers/first-steps';
import type { OwnMember } from '@plyhaat/contract/sellers/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Asked anew by every screen that shows them: products, profile and plan change elsewhere, and staff decide meanwhile. */
export const firstSteps = (userId: string) =>
  queryOptions({
    queryKey: ['first-steps', userId],
    queryFn: async ({ signal }) => (await call(readFirstSteps, {}, signal)).data,
    staleTime: 0,
  });

/** The newest requirement of another member in the seller's categories: of its state, or of anywhere. */
export const waitingRequirement = ({ _id, stateId, categoryArr }: OwnMember) =>
  queryOptions({
    queryKey: ['requirements', 'waiting', _id],
    queryFn: async ({ signal }) => {
      const categories = categoryArr.map(({ categoryId }) => categoryId);
      for (const place of [...(stateId ? [{ state: stateId }] : []), {}]) {
        const { data } = await call(listRequirements, { query: { categories, status: 'Active', ...place } }, signal);
        const found = data.find(({ userId }) => userId !== _id);
        if (found) return found;
      }
      return null;
    },
    staleTime: 5 * MINUTE_MS,
    enabled: categoryArr.length > 0,
  });
