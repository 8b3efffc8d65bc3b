import { Trans } from '@lingui/react/macro';
import { Bell as BellIcon } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '#api/session.ts';
import { HeaderPopup } from '#shell/HeaderPopup.tsx';
import { OPENS_EARLY_LOGIN, openLogin } from '#shell/login.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';

const opensLogin = { ...OPENS_EARLY_LOGIN, onClick: () => openLogin() };

/** Notifications for members; everyone else is asked to sign in. */
export function Bell() {
  const { user, isView } = useSession();
  return (
    <HeaderPopup
      trigger={(opensPanel) => (
        <button
          type="button"
          className="relative grid size-11 flex-none place-items-center rounded-full hover:bg-sunken"
          {...(user ? opensPanel : opensLogin)}
        >
          <BellIcon size={22} strokeWidth={1.6} aria-hidden="true" />
          <span className="sr-only">
            <Trans>Notifications</Trans>
          </span>
          {user && !isView && <Unread key={user._id} member={user._id} />}
        </button>
      )}
    >
      {(close) => <Panel close={close} />}
    </HeaderPopup>
  );
}

/** Loaded after the page. A failure is ignored here, because opening the bell reports it. */
function Unread({ member }: { member: string }) {
  const [part, setPart] = useState<{ Badge: ComponentType<{ member: string }> } | null>(null);
  useEffect(() => {
    import('./live/UnreadBadge.tsx').then(
      ({ UnreadBadge }) => setPart({ Badge: UnreadBadge }),
      () => {},
    );
  }, []);
  return part && <part.Badge member={member} />;
}

function Panel({ close }: { close: () => void }) {
  const Latest = useLazyPart(
    true,
    () => import('./dropdown/LatestNotifications.tsx').then((chunk) => chunk.LatestNotifications),
    close,
  );
  return (
    Latest && (
      <Latest
        close={close}
        className="-m-2 flex max-h-[min(36rem,75dvh)] w-100 max-w-[calc(100vw-2*var(--gutter))] flex-col"
      />
    )
  );
}
