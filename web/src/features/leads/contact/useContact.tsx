import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import { useMemberDialog } from '#shell/useMemberDialog.ts';
import type { Target } from './target.ts';
import * as TEXTS from './texts.ts';

const DEED: Readonly<Record<LeadChannel, string>> = {
  call: 'call',
  whatsapp: TEXTS.whatsapp,
  email: 'e-mail',
  contact: 'write to',
};

/**
 * The one policy of reaching a seller (LEAD-1): a visitor signs in first; what then follows is
 * asked in a dialog, whose code comes when it is first wanted.
 */
export function useContact(target: Target) {
  const {
    Part: ContactDialog,
    request,
    close,
    ask,
  } = useMemberDialog<LeadChannel, Parameters<typeof import('./ContactDialog.tsx').ContactDialog>[0]>(() =>
    import('./ContactDialog.tsx').then((chunk) => chunk.ContactDialog),
  );
  return {
    contact: (channel: LeadChannel) => ask(channel, TEXTS.signInToValue(DEED[channel], target.name)),
    dialog: ContactDialog && request && (
      <ContactDialog key={request.visit} target={target} channel={request.about} open={request.open} onClose={close} />
    ),
  };
}
