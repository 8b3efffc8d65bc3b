import { updateMember } from '@plyhaat/contract/sellers/profile';
import type { ProfilePatch } from '@plyhaat/contract/sellers/profile-form';
import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '#api/call.ts';

export const profileSaving = (id: string) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof ProfilePatch>) => call(updateMember, { params: { id }, body }),
  });
