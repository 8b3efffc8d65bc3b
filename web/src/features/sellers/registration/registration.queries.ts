import { checkSubscription } from '@plyhaat/contract/billing/billing';
import { type RegistrationForm, register } from '@plyhaat/contract/sellers/registration';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { asSessionUser, freshToken } from '#features/identity/identity.queries.ts';
import { countryList, INDIA, stateList } from '#features/places/places.queries.ts';

/** India is chosen from the start, so its states are there with the first HTML. */
export async function prepare(queries: QueryClient): Promise<void> {
  const { data } = await queries.ensureQueryData(countryList());
  const india = data.find(({ code }) => code === INDIA);
  if (india) await queries.ensureQueryData(stateList(india._id));
}

export type Registration = z.input<typeof RegistrationForm>;

export const registering = () => mutationOptions({ mutationFn: (body: Registration) => call(register, { body }) });

/**
 * A buyer begins to sell. The first call finds a session that has run out: registering would take its member for a
 * stranger with a number that is taken.
 */
export const beginningToSell = (userId: string) =>
  mutationOptions({
    mutationFn: async (body: Registration) => {
      const { data: isSubscribed } = await call(checkSubscription, { params: { userId } });
      const { data } = await call(register, { body });
      return { user: asSessionUser(data), token: await freshToken(), isSubscribed };
    },
  });
