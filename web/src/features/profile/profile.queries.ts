import { type OwnMember, readMember, updateMember } from '@plyhaat/contract/sellers/profile';
import type { ProfilePatch } from '@plyhaat/contract/sellers/profile-form';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '#api/call.ts';

/** The member's own profile, with what only its owner sees; null where the answer holds none. */
export const ownProfile = (id: string) =>
  queryOptions({
    queryKey: ['members', 'own', id],
    queryFn: async ({ signal }): Promise<OwnMember | null> => {
      const { data } = await call(readMember, { params: { id } }, signal);
      return data?.viewer === 'owner' ? data : null;
    },
  });

export const profileSaving = (id: string) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof ProfilePatch>) => call(updateMember, { params: { id }, body }),
  });
