import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { OPENS_EARLY_LOGIN } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import { useNeedsPlan, usePlanMark } from './plan.ts';
import type { Target } from './target.ts';
import { useContact } from './useContact.tsx';

type Props = {
  target: Target;
  label?: string;
  shown?: boolean;
  /** A free way stands beside it, which is the emphasised one for whoever has no plan (LEAD-2). */
  besideFree?: boolean;
};

/** The green button at the foot of a card: an icon, or with its label where that is `shown`. */
export function CallButton({ target, label, shown = false, besideFree = false }: Props) {
  const { t } = useLingui();
  const { contact, prepare, dialog } = useContact(target);
  const needsPlan = useNeedsPlan();
  const mark = usePlanMark(needsPlan);
  const words = label ?? t`Call`;
  const look = shown ? ({ tight: true } as const) : ({ size: 'icon' } as const);
  return (
    <>
      <Button
        variant={besideFree && needsPlan ? 'callLine' : 'call'}
        {...look}
        aria-label={t`${words} ${{ name: target.name }}`}
        {...mark}
        {...OPENS_EARLY_LOGIN}
        onPointerDown={prepare}
        onClick={() => contact('call')}
      >
        <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
        {shown && words}
      </Button>
      {dialog}
    </>
  );
}
