import { Phone } from 'lucide-react';
import { OPENS_EARLY_LOGIN } from '#shell/login.ts';
import { Button } from '#ui/Button.tsx';
import type { Target } from './target.ts';
import { useContact } from './useContact.tsx';

/** The green button at the foot of a card; `label` is what it says to those who do not see the icon. */
export function CallButton({ target, label = 'Call' }: { target: Target; label?: string }) {
  const { contact, dialog } = useContact(target);
  return (
    <>
      <Button
        variant="call"
        size="icon"
        aria-label={`${label} ${target.name}`}
        {...OPENS_EARLY_LOGIN}
        onClick={() => contact('call')}
      >
        <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      {dialog}
    </>
  );
}
