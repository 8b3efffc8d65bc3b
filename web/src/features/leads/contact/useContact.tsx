import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import { useState } from 'react';
import { session } from '#api/session.ts';
import { openLogin } from '#shell/login.ts';
import { useLazyPart } from '#shell/useLazyPart.ts';
import type { Target } from './target.ts';
import * as TEXTS from './texts.ts';

/** `visit` counts the openings: each begins anew. */
type Request = { readonly channel: LeadChannel; readonly open: boolean; readonly visit: number };

const DEED: Readonly<Record<LeadChannel, string>> = {
  call: 'call',
  whatsapp: TEXTS.whatsapp,
  email: 'e-mail',
  contact: 'write to',
};

/**
 * The one policy of reaching a seller (spec 1 §2 'Call seller helper'): a visitor signs in first; what then follows is
 * asked in a dialog, whose code comes when it is first wanted.
 */
export function useContact(target: Target) {
  const [request, setRequest] = useState<Request | null>(null);
  const close = () => setRequest((last) => last && { ...last, open: false });
  const ContactDialog = useLazyPart(
    request?.open ?? false,
    () => import('./ContactDialog.tsx').then((chunk) => chunk.ContactDialog),
    close,
  );
  return {
    contact: (channel: LeadChannel) => {
      const ask = () => setRequest((last) => ({ channel, open: true, visit: (last?.visit ?? 0) + 1 }));
      if (session.get().isAuthenticated) ask();
      else openLogin({ why: TEXTS.signInToValue(DEED[channel], target.name), goOn: ask });
    },
    dialog: ContactDialog && request && (
      <ContactDialog
        key={request.visit}
        target={target}
        channel={request.channel}
        open={request.open}
        onClose={close}
      />
    ),
  };
}
