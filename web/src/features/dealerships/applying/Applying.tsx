import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '#api/session.ts';
import { openLogin, useLogin } from '#shell/login.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';

type Props = { id: string; onClose: () => void };

const loadDialog = () => import('./ApplyDialog.tsx').then((chunk) => chunk.ApplyDialog);

/** Applying for the opportunity with this id: a visitor signs in first, and then finds the form. */
export function Applying({ id, onClose }: Props) {
  const { user } = useSession();
  const hydrated = useHydrated();
  const ApplyDialog = useLazyPart(user !== null, loadDialog, onClose);
  if (!hydrated) return null;
  if (!user) return <SignInFirst onClose={onClose} />;
  return ApplyDialog && <ApplyDialog key={user._id} id={id} userId={user._id} onClose={onClose} />;
}

/** Whoever closes the login without signing in does not apply. */
function SignInFirst({ onClose }: Pick<Props, 'onClose'>) {
  const { open } = useLogin();
  const wasOpen = useRef(false);
  const giveUp = useEffectEvent(onClose);
  useEffect(() => openLogin(), []);
  useEffect(() => {
    if (wasOpen.current && !open) giveUp();
    wasOpen.current = open;
  }, [open]);
  return null;
}
