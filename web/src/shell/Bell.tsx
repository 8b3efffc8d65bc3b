import { Bell as BellIcon } from 'lucide-react';
import { useSession } from '#api/session.ts';
import { HeaderPopup } from './HeaderPopup.tsx';
import { openLogin } from './login.ts';
import { useOnDemand } from './onDemand.ts';

const LOOK = 'relative grid size-11 flex-none place-items-center rounded-full hover:bg-sunken';
const Icon = () => <BellIcon size={22} strokeWidth={1.6} aria-hidden="true" />;

/** Notifications for members; everyone else is asked to sign in. */
export function Bell() {
  const { isAuthenticated } = useSession();
  if (!isAuthenticated)
    return (
      <button type="button" aria-label="Notifications" className={LOOK} onClick={() => openLogin()}>
        <Icon />
      </button>
    );
  return (
    <HeaderPopup
      trigger={(props) => (
        <button type="button" aria-label="Notifications" className={LOOK} {...props}>
          <Icon />
        </button>
      )}
    >
      {(close) => <Panel close={close} />}
    </HeaderPopup>
  );
}

function Panel({ close }: { close: () => void }) {
  const NotificationPanel = useOnDemand(
    true,
    () => import('./NotificationPanel.tsx').then((chunk) => chunk.NotificationPanel),
    close,
  );
  return NotificationPanel && <NotificationPanel />;
}
