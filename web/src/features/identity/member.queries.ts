import { type OwnMember, readMember } from '@plyhaat/contract/sellers/profile';
import { queryOptions } from '@tanstack/react-query';
import { CallError, call } from '#api/call.ts';

const isMissing = (error: unknown) => error instanceof CallError && error.status === 404;

/** The signed-in member, with what only its owner sees; null where the answer holds none. */
export const ownProfile = (id: string) =>
  queryOptions({
    queryKey: ['members', 'own', id],
    queryFn: async ({ signal }): Promise<OwnMember | null> => {
      const { data } = await call(readMember, { params: { id }, query: { visitorUserId: id } }, signal);
      return data?.viewer === 'owner' ? data : null;
    },
    // A member that is not there is asked for once, however many parts of a page want it.
    enabled: ({ state }) => id !== '' && !isMissing(state.error),
  });
