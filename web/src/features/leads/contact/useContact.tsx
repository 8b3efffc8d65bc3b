import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import { useMemberDialog } from '#shell/useMemberDialog.ts';
import { PAID } from './paid.ts';
import type { Target } from './target.ts';

/** What a visitor reads before it types a number: also that this way costs money and which one does not. */
function whyOf(channel: LeadChannel, { name, requirementId }: Target): MessageDescriptor {
  const isFree = !PAID.includes(channel) || Boolean(requirementId);
  if (channel === 'call')
    return isFree
      ? msg`Sign in to call ${name}`
      : msg`Sign in to call ${name}. Call and WhatsApp need a plan; asking for a price or writing a message is free`;
  if (channel === 'whatsapp')
    return isFree
      ? msg`Sign in to WhatsApp ${name}`
      : msg`Sign in to WhatsApp ${name}. Call and WhatsApp need a plan; asking for a price or writing a message is free`;
  return channel === 'email' ? msg`Sign in to e-mail ${name}` : msg`Sign in to write to ${name}`;
}

/**
 * The one policy of reaching a seller (LEAD-1): a visitor signs in first; what then follows is
 * asked in a dialog, whose code comes when it is first wanted.
 */
export function useContact(target: Target) {
  const { t } = useLingui();
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
    contact: (channel: LeadChannel) => ask(channel, t(whyOf(channel, target))),
    dialog: ContactDialog && request && (
      <ContactDialog key={request.visit} target={target} channel={request.about} open={request.open} onClose={close} />
    ),
  };
}
