import {
  type PendingRegistration,
  refreshToken,
  type SignedInMember,
  sendOtp,
  signIn,
} from '@plyhaat/contract/identity/identity';
import { claimRegistration } from '@plyhaat/contract/identity/registrations';
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

export type Entered = {
  /** Differs for a first sign-in and for a returning member. */
  readonly message: string;
  readonly pending: readonly PendingRegistration[];
  /** This sign-in turned a registration into a seller. */
  readonly isNewSeller: boolean;
};

/** The token is saved, the subscription is checked, then the session's state is set (IDEN-8). */
export const signingIn = () =>
  mutationOptions({
    mutationFn: async (credentials: { phone: string; otp: string }): Promise<Entered> => {
      const reply = await call(signIn, { body: credentials });
      const { data, token, message, pendingRegistration = [], isNewSeller = false } = reply;
      session.takeToken(token, data._id);
      session.signIn(asSessionUser(data), token, await isSubscribed(data._id));
      return { message, pending: pendingRegistration, isNewSeller };
    },
  });

/** A token with the new role; the old token works as well, because the server reads the role from its database. */
export const freshToken = (): Promise<string | null> =>
  call(refreshToken, {}).then(
    (fresh) => fresh.token,
    () => session.get().token,
  );

/** Which registration was the member's own; it sells from then on. */
export const claimingRegistration = () =>
  mutationOptions({
    mutationFn: async (keep: string | null) => {
      const { data, message } = await call(claimRegistration, { body: { keep } });
      const token = keep === null ? null : await freshToken();
      if (token) session.signIn(asSessionUser(data), token, session.get().isSubscribed);
      return { message };
    },
  });
