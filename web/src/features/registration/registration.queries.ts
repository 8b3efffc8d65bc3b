import { refreshToken } from '@plyhaat/contract/identity';
import { type RegistrationForm, register } from '@plyhaat/contract/registration';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { session } from '#api/session.ts';
import { asSessionUser } from '#features/identity/identity.queries.ts';
import { countryList } from '#features/places/places.queries.ts';

export const prepare = (queries: QueryClient) => queries.ensureQueryData(countryList());

export type Registration = z.input<typeof RegistrationForm>;

export const registering = () => mutationOptions({ mutationFn: (body: Registration) => call(register, { body }) });

/** A buyer begins to sell: the fresh token carries the new role, which holds from then on. */
export const beginningToSell = () =>
  mutationOptions({
    mutationFn: async (body: Registration) => {
      const { data } = await call(register, { body });
      const { token } = await call(refreshToken, {});
      session.signIn(asSessionUser(data), token, session.get().isSubscribed);
    },
  });
