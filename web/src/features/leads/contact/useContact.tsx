import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import { useMemberDialog } from '#shell/useMemberDialog.ts';
import { PAID } from './paid.ts';
import type { Target } from './target.ts';
import * as TEXTS from './texts.ts';

const DEED: Readonly<Record<LeadChannel, string>> = {
  call: 'call',
  whatsapp: TEXTS.whatsapp,
  email: 'e-mail',
  contact: 'write to',
};

/** What a visitor reads before it types a number: also that this way costs money and which one does not. */
function whyOf(channel: LeadChannel, { name, requirementId }: Target): string {
  const why = TEXTS.signInToValue(DEED[channel], name);
  return PAID.includes(channel) && !requirementId ? `${why}. ${TEXTS.callsNeedAPlan}` : why;
}

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
    prepare,
  } = useMemberDialog<LeadChannel, Parameters<typeof import('./ContactDialog.tsx').ContactDialog>[0]>(() =>
    import('./ContactDialog.tsx').then((chunk) => chunk.ContactDialog),
  );
  return {
    prepare,
    contact: (channel: LeadChannel) => ask(channel, whyOf(channel, target)),
    dialog: ContactDialog && request && (
      <ContactDialog key={request.visit} target={target} channel={request.about} open={request.open} onClose={close} />
    ),
  };
}
