import { Bell as BellIcon } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { HeaderPopup } from './HeaderPopup.tsx';
import { openLogin } from './login.ts';
import { useLazyPart } from './useLazyPart.ts';

const opensLogin = { onClick: () => openLogin() };

/** Notifications for members; everyone else is asked to sign in. */
export function Bell() {
  const { isAuthenticated } = useSession();
  return (
    <HeaderPopup
      trigger={(opensPanel) => (
        <button
          type="button"
          aria-label="Notifications"
          className="relative grid size-11 flex-none place-items-center rounded-full hover:bg-sunken"
          {...(isAuthenticated ? opensPanel : opensLogin)}
        >
          <BellIcon size={22} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => <Panel close={close} />}
    </HeaderPopup>
  );
}

function Panel({ close }: { close: () => void }) {
  const NotificationPanel = useLazyPart(
    true,
    () => import('./NotificationPanel.tsx').then((chunk) => chunk.NotificationPanel),
    close,
  );
  return NotificationPanel && <NotificationPanel />;
}
