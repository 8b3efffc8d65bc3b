import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import { Mail, MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { OPENS_EARLY_LOGIN } from '#shell/login.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { freeMark, planMark, useNeedsPlan } from './plan.ts';
import type { Target } from './target.ts';
import * as TEXTS from './texts.ts';
import { useContact } from './useContact.tsx';

type Action = {
  label: string;
  Icon: typeof Phone;
  variant: ButtonVariant;
  /** Where a free way stands beside it: for whoever has no plan, the free one is emphasised. */
  withoutPlan?: ButtonVariant;
  /** Whether it waits for a plan, or is free beside others that do. */
  mark?: typeof planMark;
};

const ACTIONS: Readonly<Record<LeadChannel, Action>> = {
  call: { label: TEXTS.callNow, Icon: Phone, variant: 'call', withoutPlan: 'callLine', mark: planMark },
  whatsapp: { label: TEXTS.whatsapp, Icon: MessageCircle, variant: 'callLine', mark: planMark },
  email: { label: TEXTS.eMail, Icon: Mail, variant: 'line' },
  contact: {
    label: TEXTS.sendAMessage,
    Icon: MessageSquareText,
    variant: 'line',
    withoutPlan: 'primary',
    mark: freeMark,
  },
};

type Props = {
  target: Target;
  channels: readonly LeadChannel[];
  /** Other words on a button, as 'Call' where there is little room. */
  labels?: Partial<Record<LeadChannel, string>>;
  /** A free way stands beside these, or among them. */
  besideFree?: boolean;
};

/** One button for each way to reach the seller; the parent lays them out. */
export function ContactActions({ target, channels, labels = {}, besideFree = channels.includes('contact') }: Props) {
  const { contact, prepare, dialog } = useContact(target);
  const needsPlan = useNeedsPlan();
  return (
    <>
      {channels.map((channel) => {
        const { label, Icon, variant, withoutPlan = variant, mark } = ACTIONS[channel];
        return (
          <Button
            key={channel}
            variant={besideFree && needsPlan ? withoutPlan : variant}
            className="print:hidden"
            {...mark?.(needsPlan)}
            {...OPENS_EARLY_LOGIN}
            onPointerDown={prepare}
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
