import { type LeadChannel, sendLead } from '@plyhaat/contract/leads';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { session } from '#api/session.ts';
import type { Target } from './useContact.tsx';

type Contact = { readonly target: Target; readonly channel: LeadChannel; readonly message?: string };

/** The spec's fields; number and e-mail are known from the token and need not be sent. */
export const contacting = () =>
  mutationOptions({
    mutationFn: ({ target, channel, message = '' }: Contact) => {
      const { user } = session.get();
      return call(sendLead, {
        body: {
          userId: target.sellerId,
          channel,
          message,
          name: user?.name ?? '',
          phone: '',
          email: '',
          SourceName: 'WEB',
          ...(user && { createdById: user._id }),
          ...(target.product && { productId: target.product._id }),
        },
      });
    },
  });
