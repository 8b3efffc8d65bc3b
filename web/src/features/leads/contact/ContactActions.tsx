import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import { Mail, MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { OPENS_EARLY_LOGIN } from '#shell/login.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import type { Target } from './target.ts';
import * as TEXTS from './texts.ts';
import { useContact } from './useContact.tsx';

const ACTIONS = {
  call: { label: TEXTS.callNow, Icon: Phone, variant: 'call' },
  whatsapp: { label: TEXTS.whatsapp, Icon: MessageCircle, variant: 'callLine' },
  email: { label: TEXTS.eMail, Icon: Mail, variant: 'line' },
  contact: { label: TEXTS.contactSeller, Icon: MessageSquareText, variant: 'line' },
} as const satisfies Record<LeadChannel, { label: string; Icon: typeof Phone; variant: ButtonVariant }>;

type Props = {
  target: Target;
  channels: readonly LeadChannel[];
  /** Other words on a button, as 'Call' where there is little room. */
  labels?: Partial<Record<LeadChannel, string>>;
};

/** One button for each way to reach the seller; the parent lays them out. */
export function ContactActions({ target, channels, labels = {} }: Props) {
  const { contact, dialog } = useContact(target);
  return (
    <>
      {channels.map((channel) => {
        const { label, Icon, variant } = ACTIONS[channel];
        return (
          <Button
            key={channel}
            variant={variant}
            className="print:hidden"
            {...OPENS_EARLY_LOGIN}
            onClick={() => contact(channel)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            {labels[channel] ?? label}
          </Button>
        );
      })}
      {dialog}
    </>
  );
}
