import { type OwnMember, readMember } from '@plyhaat/contract/sellers/profile';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The signed-in member, with what only its owner sees; null where the answer holds none. */
export const ownProfile = (id: string) =>
  queryOptions({
    queryKey: ['members', 'own', id],
    queryFn: async ({ signal }): Promise<OwnMember | null> => {
      const { data } = await call(readMember, { params: { id }, query: { visitorUserId: id } }, signal);
      return data?.viewer === 'owner' ? data : null;
    },
  });
