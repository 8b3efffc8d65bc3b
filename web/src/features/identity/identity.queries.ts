import { sendOtp, signIn } from '@plyhaat/contract/identity';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { session } from '#api/session.ts';

export const codeSending = () => mutationOptions({ mutationFn: (phone: string) => call(sendOtp, { body: { phone } }) });

export const signingIn = () =>
  mutationOptions({
    mutationFn: async (credentials: { phone: string; otp: string }) => {
      const { data, token } = await call(signIn, { body: credentials });
      session.signIn({ _id: data._id, name: data.name, role: data.role, profileImage: data.profileImage }, token);
    },
  });
