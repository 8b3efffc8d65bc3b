import { type SignedInMember, sendOtp, signIn } from '@plyhaat/contract/identity/identity';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { type SessionUser, session } from '#api/session.ts';
import { isSubscribed } from './subscription.ts';

export const codeSending = () => mutationOptions({ mutationFn: (phone: string) => call(sendOtp, { body: { phone } }) });

export const asSessionUser = ({ _id, name, role, profileImage }: SignedInMember): SessionUser => ({
  _id,
  name,
  role,
  profileImage,
});

/** Spec 1 §4: the token is saved, the subscription is checked, then the session's state is set. */
export const signingIn = () =>
  mutationOptions({
    mutationFn: async (credentials: { phone: string; otp: string }) => {
      const { data, token } = await call(signIn, { body: credentials });
      session.takeToken(token, data._id);
      session.signIn(asSessionUser(data), token, await isSubscribed(data._id));
    },
  });
