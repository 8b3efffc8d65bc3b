import { readFirstSteps } from '@plyhaat/contract/sellers/first-steps';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Asked anew by every screen that shows them: products, profile and plan change elsewhere, and staff decide meanwhile. */
export const firstSteps = (userId: string) =>
  queryOptions({
    queryKey: ['first-steps', userId],
    queryFn: async ({ signal }) => (await call(readFirstSteps, {}, signal)).data,
    staleTime: 0,
  });
