import { Phone } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { type Target, useContact } from './useContact.tsx';

/** The green button at the foot of a card. */
export function CallButton({ target }: { target: Target }) {
  const { contact, dialog } = useContact(target);
  return (
    <>
      <Button variant="call" size="icon" aria-label={`Call ${target.name}`} onClick={() => contact('call')}>
        <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      {dialog}
    </>
  );
}
