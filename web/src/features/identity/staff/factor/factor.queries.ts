import {
  confirmFactor,
  readFactor,
  renewRecoveryCodes,
  setUpFactor,
  turnOffFactor,
  verifyFactor,
} from '@plyhaat/contract/identity/staff/factor';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Of whoever is signed in: another member of staff begins anew. */
export const factorState = (member: string) =>
  queryOptions({
    queryKey: ['admin', 'own', 'factor', member],
    queryFn: async ({ signal }) => (await call(readFactor, {}, signal)).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const settingUp = mutationOptions({ mutationFn: async () => (await call(setUpFactor, {})).data });

export const confirming = mutationOptions({
  mutationFn: async (code: string) => (await call(confirmFactor, { body: { code } })).recoveryCodes,
});

export const verifying = mutationOptions({
  mutationFn: (code: string) => call(verifyFactor, { body: { code } }),
});

export const renewing = mutationOptions({
  mutationFn: async (code: string) => (await call(renewRecoveryCodes, { body: { code } })).recoveryCodes,
});

export const turningOff = mutationOptions({
  mutationFn: (code: string) => call(turnOffFactor, { body: { code } }),
});
