import { updateMember } from '@plyhaat/contract/sellers/profile';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { session } from '#api/session.ts';

/** Gives the signed-in member a name. */
export const naming = () =>
  mutationOptions({
    mutationFn: async (name: string) => {
      const { user, token, isSubscribed } = session.get();
      if (!user || !token) return;
      await call(updateMember, { params: { id: user._id }, body: { name } });
      session.signIn({ ...user, name }, token, isSubscribed);
    },
  });
