import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LeadChannel } from '@plyhaat/contract/leads/leads';
import { Mail, MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { OPENS_EARLY_LOGIN } from '#shell/login.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { useFreeMark, useNeedsPlan, usePlanMark } from './plan.ts';
import type { Target } from './target.ts';
import { useContact } from './useContact.tsx';

type Action = {
  label: MessageDescriptor;
  Icon: typeof Phone;
  variant: ButtonVariant;
  /** Where a free way stands beside it: for whoever has no plan, the free one is emphasised. */
  withoutPlan?: ButtonVariant;
  /** Whether it waits for a plan, or is free beside others that do. */
  mark?: 'plan' | 'free';
};

const ACTIONS: Readonly<Record<LeadChannel, Action>> = {
  call: { label: msg`Call Now`, Icon: Phone, variant: 'call', withoutPlan: 'callLine', mark: 'plan' },
  whatsapp: { label: msg`WhatsApp`, Icon: MessageCircle, variant: 'callLine', mark: 'plan' },
  email: { label: msg`E-mail`, Icon: Mail, variant: 'line' },
  contact: {
    label: msg`Send a message`,
    Icon: MessageSquareText,
    variant: 'line',
    withoutPlan: 'primary',
    mark: 'free',
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
  const { t } = useLingui();
  const { contact, prepare, dialog } = useContact(target);
  const needsPlan = useNeedsPlan();
  const marks = { plan: usePlanMark(needsPlan), free: useFreeMark(needsPlan) };
  return (
    <>
      {channels.map((channel) => {
        const { label, Icon, variant, withoutPlan = variant, mark } = ACTIONS[channel];
        return (
          <Button
            key={channel}
            variant={besideFree && needsPlan ? withoutPlan : variant}
            className="print:hidden"
            {...(mark && marks[mark])}
            {...OPENS_EARLY_LOGIN}
            onPointerDown={prepare}
            onClick={() => contact(channel)}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            {labels[channel] ?? t(label)}
          </Button>
        );
      })}
      {dialog}
    </>
  );
}
